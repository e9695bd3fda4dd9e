import type { Examination, Root, Service } from './examination.ts';
import { type Finding, info, worst } from './fact.ts';
import type { ReplyHeard } from './reply.ts';

/** Both services where they have two addresses; one finding of all. */
export async function ofEachService(
  { content, shop }: Examination,
  look: (service: Service) => Promise<Finding | null>,
): Promise<Finding | null> {
  const another = shop && shop.root.url !== content?.root.url ? shop : null;
  const [first, second] = await Promise.all([content && look(content), another && look(another)]);
  return together({ content: first, shop: second });
}

/** Several findings as one: as bad as the worst, each detail under its name; what all say alike is said once. */
export function together(found: Readonly<Record<string, Finding | null>>): Finding | null {
  const named = Object.entries(found).filter((entry): entry is [string, Finding] => entry[1] !== null);
  const findings = named.map(([, finding]) => finding);
  if (new Set(findings.map(({ detail }) => detail)).size < 2) return findings[0] ?? null;
  const mends = [...new Set(findings.flatMap(({ mend }) => mend ?? []))];
  return {
    status: worst(findings),
    detail: named.map(([name, { detail }]) => `${name}: ${detail}`).join('; '),
    ...(mends.length ? { mend: mends.join(' ') } : {}),
    data: Object.fromEntries(named.map(([name, { data }]) => [name, data ?? null])),
  };
}

const NOT_LOOKED_AT = info('not looked at: the service does not answer as a WordPress');

/** Looks at a service that answers; of another one there is nothing to say. */
export async function answering(
  service: Service,
  look: (root: Root, reply: ReplyHeard) => Promise<Finding | null> | Finding | null,
): Promise<Finding | null> {
  const index = await service.index();
  return index.kind === 'root' ? look(index.root, index.reply) : NOT_LOOKED_AT;
}
