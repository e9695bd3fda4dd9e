import type { CheckContext, Finding, Status } from './check.ts';
import type { ProbeResponse } from './probe.ts';
import type { Remote } from './remote.ts';
import type { Root } from './root.ts';

const WORST: readonly Status[] = ['error', 'warning', 'success', 'info'];

/** Both services where they have two addresses; one finding of all. */
export async function ofEachService(
  { content, shop }: CheckContext,
  look: (remote: Remote) => Promise<Finding | null>,
): Promise<Finding | null> {
  const another = shop && shop.url !== content?.url ? shop : null;
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
    status: WORST.find(status => findings.some(finding => finding.status === status))!,
    detail: named.map(([name, { detail }]) => `${name}: ${detail}`).join('; '),
    ...(mends.length ? { mend: mends.join(' ') } : {}),
    data: Object.fromEntries(named.map(([name, { data }]) => [name, data ?? null])),
  };
}

const NOT_LOOKED_AT: Finding = {
  status: 'info',
  detail: 'not looked at: the service does not answer as a WordPress',
};

/** Looks at a service that answers; of another one there is nothing to say. */
export async function answering(
  remote: Remote,
  look: (root: Root, reply: ProbeResponse) => Promise<Finding | null> | Finding | null,
): Promise<Finding | null> {
  const index = await remote.index();
  return index.kind === 'root' ? look(index.root, index.reply) : NOT_LOOKED_AT;
}
