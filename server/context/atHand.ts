import type { Records } from '../cache/records.ts';
import { Scope } from '../cache/scope.ts';

/** A value, or the promise of one: a field that has its value at hand needs no promise of its own. */
export type MaybePromise<T> = T | Promise<T>;

/** Uses a value at once where it is there, and when it comes otherwise. */
export const whenThere = <T, R>(value: MaybePromise<T>, use: (value: T) => R): MaybePromise<Awaited<R> | R> =>
  value instanceof Promise ? value.then(use) : use(value);

/** Reads what hundreds of fields of each answer need: without a promise while it is good for longer. */
export type AtHand<T> = (scope: Scope) => MaybePromise<T>;

interface Last<T> {
  value: T;
  tags: ReadonlySet<string>;
  /** epoch milliseconds */
  expiresAt: number;
  /** of the records, before it was read */
  sequence: number;
}

/**
 * What was read for one request is at hand for those that follow, as long as the records it was read from are fresh and
 * nothing at all was purged meanwhile. What a service could not renew is nobody's but the request's that read it.
 */
export function atHand<T>(records: Pick<Records, 'sequence'>, read: (scope: Scope) => Promise<T>): AtHand<T> {
  let last: Last<T> | undefined;
  const readAnew = async (scope: Scope): Promise<T> => {
    const { sequence } = records;
    const own = new Scope(scope.requestId, scope.remaining);
    try {
      const value = await read(own);
      const isGood = !own.stale && !own.failed && Number.isFinite(own.expiresAt);
      last = isGood ? { value, tags: own.tags, expiresAt: own.expiresAt, sequence } : undefined;
      return value;
    } finally {
      scope.absorb(own);
    }
  };
  return scope => {
    if (!last || last.sequence !== records.sequence || last.expiresAt <= Date.now()) return readAnew(scope);
    scope.depend(last.tags, last.expiresAt);
    return last.value;
  };
}
