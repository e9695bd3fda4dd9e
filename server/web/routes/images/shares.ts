import { createQueue } from './queue.ts';

/** A line of its own for each name: at most `parallel` works of one at once; more than `waiting` of it are refused. */
export function createShares(parallel: number, waiting: number) {
  const lines = new Map<string, { inTurn: ReturnType<typeof createQueue>; works: number }>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { inTurn: createQueue(parallel, waiting), works: 0 };
    lines.set(name, line);
    line.works += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.works -= 1;
      if (!line.works) lines.delete(name);
    }
  };
}
