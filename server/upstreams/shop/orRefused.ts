import type { Scope } from '../../cache/scope.ts';
import { isOutage, UpstreamError } from '../errors.ts';

/** A refusal is an answer, to be kept as null; that a service is away says nothing of it. @throws while it is */
export function orRefused(error: unknown): null {
  if (isOutage(error) || (error instanceof UpstreamError && error.fault === 'resting')) throw error;
  return null;
}

/** What stands in while a service is away: used by this answer, and kept by nobody. */
export const whileAway = <T>(read: Promise<T>, instead: T, scope: Scope): Promise<T> =>
  read.catch(() => {
    scope.failed = true;
    return instead;
  });
