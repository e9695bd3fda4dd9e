import type { Source } from './sources.ts';

/** Files that reach each other by imports (types counted): the strongly connected components, by Tarjan. */
export const findCycles = (sources: readonly Source[]): string[][] => {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports]));
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    lowest.set(file, number);
    path.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!targets.has(to)) continue;
      const reached = numbers.has(to) ? (path.includes(to) ? numbers.get(to)! : number) : visit(to);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === number) {
      const component = path.splice(path.indexOf(file));
      if (component.length > 1 || targets.get(file)?.includes(file)) cycles.push(component.sort());
    }
    return lowest.get(file)!;
  };
  for (const file of targets.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
};
