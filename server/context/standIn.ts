import { DeadlineError, inTime } from '../cache/deadline.ts';
import type { Scope } from '../cache/scope.ts';
import { UpstreamError } from '../upstreams/errors.ts';

/** A visitor waits no longer than this where something older can stand in. */
const PATIENCE_MS = 3_000;
/** Enough for what is at hand. */
const AT_HAND_MS = 50;

/** Requests that have found a service away: what else they ask of it is not waited for again. */
const away = new WeakSet<Scope>();

class NotYet extends Error {}

/** Whether a service cannot be asked just now, or refuses us. A wrong answer is no reason to believe something older. */
const isAway = (error: unknown): boolean =>
  error instanceof NotYet ||
  error instanceof DeadlineError ||
  (error instanceof UpstreamError &&
    (['unreachable', 'timeout', 'resting', 'not-json'].includes(error.fault) ||
      (error.fault === 'status' && error.status !== 404)));

/**
 * What a service says; while it cannot be asked, or does not answer for three seconds, what `older` knows: then the
 * answer is kept by nobody. @throws where nothing older is known, what the service was
 */
export async function orOlder<T>(scope: Scope, load: Promise<T>, older: () => T | null): Promise<T> {
  try {
    return await soon(scope, load);
  } catch (error) {
    const found = isAway(error) ? older() : null;
    if (found === null) {
      if (error instanceof NotYet) return load;
      throw error;
    }
    standsIn(scope);
    return found;
  }
}

/**
 * The same for many, which are waited for together: what a service says of each of `ids`, or the error in its place. Of
 * those that it was not asked for in time, or not at all, what `older` knows.
 */
export async function orOlderEach<T>(
  scope: Scope,
  ids: readonly number[],
  load: Promise<(T | Error)[]>,
  older: (id: number) => T | null,
): Promise<(T | Error)[]> {
  const instead = (id: number, error: Error): T | Error => {
    const found = isAway(error) ? older(id) : null;
    if (found !== null) standsIn(scope);
    return found ?? error;
  };
  const said = await soon(scope, load).catch((error: Error) => error);
  if (!(said instanceof Error)) return said.map((row, at) => (row instanceof Error ? instead(ids[at]!, row) : row));
  const found = ids.map(id => instead(id, said));
  return said instanceof NotYet && found.includes(said) ? orLoaded(found, await load) : found;
}

/** Nothing older was known of some: for those it is waited longer. */
const orLoaded = <T>(found: readonly (T | Error)[], loaded: readonly (T | Error)[]): (T | Error)[] =>
  found.map((row, at) => (row instanceof NotYet ? loaded[at]! : row));

const soon = <T>(scope: Scope, load: Promise<T>): Promise<T> =>
  inTime(load, away.has(scope) ? AT_HAND_MS : PATIENCE_MS, () => new NotYet());

function standsIn(scope: Scope): void {
  away.add(scope);
  scope.failed = true;
  scope.stale = true;
}
