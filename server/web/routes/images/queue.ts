/** Runs at most `parallel` works at once; more than `waiting` in line are refused. */
export function createQueue(parallel: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return async work => {
    if (running >= parallel) {
      if (line.length >= waiting) throw new QueueFullError();
      await new Promise<void>(resolve => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

export class QueueFullError extends Error {
  constructor() {
    super('Too many wait already');
  }
}
