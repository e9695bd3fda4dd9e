import type { Context } from '../context/context.ts';
import { utcMoment } from '../upstreams/fields.ts';

/**
 * When the content service last said what stands in for it while it does not answer; null while it does. An answer that
 * says so is kept by nobody.
 */
export function asOf(_parent: unknown, _args: unknown, { scope }: Context): string | null {
  if (scope.asOf === null) return null;
  scope.failed = true;
  return utcMoment(scope.asOf);
}
