import type { Edge } from './layers.ts';

/** What every folder may import, left out of the drawing. */
const EVERYWHERE = ['http', 'config'];

/** The imports between folders as a mermaid graph; no arrow where a longer way says the same. */
export const drawGraph = (edges: readonly Edge[]): string[] => {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges)
    if (![from, to].some(folder => EVERYWHERE.includes(folder)))
      targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const arrows = [...targets]
    .flatMap(([from, tos]) => [...tos].filter(to => !isReachedOtherwise(targets, from, to)).map(to => [from, to]))
    .map(([from, to]) => `  ${nodeOf(from!)} --> ${nodeOf(to!)}`)
    .sort();
  return ['```mermaid', 'graph TD', ...arrows, '```'];
};

const nodeOf = (folder: string): string => `${folder.replaceAll(/\W/g, '_')}["${folder}"]`;

const isReachedOtherwise = (targets: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean => {
  const seen = new Set([from]);
  const queue = [...(targets.get(from) ?? [])].filter(next => next !== to);
  for (const folder of queue) {
    if (folder === to) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    queue.push(...(targets.get(folder) ?? []));
  }
  return false;
};
