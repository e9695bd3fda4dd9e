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

/** A queue for each name, a visitor's network say: nobody's works stand behind those of another name. */
export function createQueues(parallel: number, waiting: number) {
  const queues = new Map<string, { inTurn: ReturnType<typeof createQueue>; works: number }>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(name) ?? { inTurn: createQueue(parallel, waiting), works: 0 };
    queues.set(name, queue);
    queue.works += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.works -= 1;
      if (!queue.works) queues.delete(name);
    }
  };
}

export class QueueFullError extends Error {
  constructor() {
    super('Too many wait already');
  }
}
