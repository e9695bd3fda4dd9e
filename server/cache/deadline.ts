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
export async function within<T>(scope: Scope, work: Promise<T>, mostMs = Number.POSITIVE_INFINITY): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), Math.min(mostMs, scope.remaining));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A loser of the race must not end the process as an unhandled rejection.
    work.catch(() => {});
  }
}
