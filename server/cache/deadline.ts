import type { Scope } from './scope.ts';

export class DeadlineError extends Error {
  constructor() {
    super('The request ran out of time');
  }
}

/**
 * Waits for shared work no longer than this request may, nor than `mostMs`; the work itself goes on for the others.
 * @throws DeadlineError
 */
export const within = <T>(scope: Scope, work: Promise<T>, mostMs = Number.POSITIVE_INFINITY): Promise<T> =>
  inTime(work, Math.min(mostMs, scope.remaining));

/** Waits for work that goes on where it takes longer than `ms`. @throws what `late` makes */
export async function inTime<T>(
  work: Promise<T>,
  ms: number,
  late: () => Error = () => new DeadlineError(),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    // A loser of the race must not end the process as an unhandled rejection.
    work.catch(() => {});
  }
}
