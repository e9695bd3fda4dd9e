import type { Config } from '../config.ts';
import type { ContentService, Examination, Root, Service } from './examination.ts';
import { type CheckContext, type Finding, info, type Looked, worst } from './fact.ts';
import type { Reply } from './reply.ts';

/** Both services where they have two addresses; one finding of all. */
export function ofEachService({ content, shop }: Examination, look: (service: Service) => Looked) {
  const another = shop && shop.root.url !== content?.root.url ? shop : null;
  return together({ content: content && look(content), shop: another && look(another) });
}

/** Several findings as one: as bad as the worst, each detail under its name; what all say alike is said once. */
export async function together(looks: Readonly<Record<string, Looked>>): Promise<Finding | null> {
  const all = await Promise.all(Object.entries(looks).map(async ([name, look]) => ({ name, finding: await look })));
  const named = all.flatMap(({ name, finding }) => (finding ? [{ name, finding }] : []));
  const findings = named.map(({ finding }) => finding);
  if (new Set(findings.map(({ detail }) => detail)).size < 2) return findings[0] ?? null;
  const mends = [...new Set(findings.flatMap(({ mend }) => mend ?? []))];
  return {
    status: worst(findings),
    detail: named.map(({ name, finding: { detail } }) => `${name}: ${detail}`).join('; '),
    ...(mends.length ? { mend: mends.join(' ') } : {}),
    data: Object.fromEntries(named.map(({ name, finding: { data } }) => [name, data ?? null])),
  };
}

/** The content where it answers; nothing where the embedded one is meant. */
export const ofContent =
  (look: (content: ContentService, root: Root, config: Config) => Looked) =>
  ({ content, config }: CheckContext): Looked =>
    content && answering(content, root => look(content, root, config));

const NOT_LOOKED_AT = info('not looked at: the service does not answer as a WordPress');

/** Looks at a service that answers; of another one there is nothing to say. */
export async function answering(service: Service, look: (root: Root, reply: Reply) => Looked) {
  const index = await service.index();
  return index.root ? look(index.root, index.reply) : NOT_LOOKED_AT;
}
