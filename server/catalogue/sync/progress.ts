import type { PartProgress } from './part.ts';

/** How far the walks of both services are. */
export interface Progress {
  /** rows read, and rows in all; both 0 while no walk is under way */
  done: number;
  total: number;
  /** of the slower service, by the last page; null before the first */
  msPerRow: number | null;
  /** what is asked of it at a time: fewer than 100 where more were cut off */
  rowsPerCall: number;
  /** whether another process or worker of the site reads just now what this one waits for */
  byAnother: boolean;
}

export function progressOf(parts: readonly PartProgress[], byAnother: boolean): Progress {
  const sum = (of: (part: PartProgress) => number) => parts.reduce((all, part) => all + of(part), 0);
  const slowest = parts.toSorted((a, b) => (b.msPerRow ?? 0) - (a.msPerRow ?? 0))[0]!;
  return {
    done: sum(({ walk }) => walk?.done ?? 0),
    total: sum(({ walk }) => walk?.total ?? 0),
    msPerRow: slowest.msPerRow,
    rowsPerCall: slowest.rowsPerCall,
    byAnother,
  };
}
