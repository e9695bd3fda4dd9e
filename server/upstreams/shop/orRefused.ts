import { isOutage, UpstreamError } from '../errors.ts';

/** A refusal is an answer, to be kept as null; that a service is away says nothing of it. @throws while it is */
export function orRefused(error: unknown): null {
  if (isOutage(error) || (error instanceof UpstreamError && error.fault === 'resting')) throw error;
  return null;
}
