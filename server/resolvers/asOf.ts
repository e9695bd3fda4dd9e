import type { Context } from '../context/context.ts';
import { siteTime } from './submission/office.ts';

/**
 * When the content service last said what stands in for it while it does not answer; null while it does. An answer that
 * says so is kept by nobody.
 */
export function asOf(_parent: unknown, _args: unknown, context: Context): Promise<string> | null {
  const { scope } = context;
  if (scope.asOf === null) return null;
  scope.failed = true;
  return siteTime(scope.asOf, context);
}
