import type { Scope } from '../cache/scope.ts';

/**
 * The rows of a list that could be had; those that are gone are left out, and so are single ones that failed: then the
 * answer is not kept. @throws where none could be had
 */
export async function rowsThere<T>(loads: readonly Promise<T | null>[], scope: Scope): Promise<T[]> {
  const settled = await Promise.allSettled(loads);
  const failed = settled.filter(one => one.status === 'rejected');
  if (failed.length && failed.length === settled.length) throw failed[0]!.reason;
  if (failed.length) scope.failed = true;
  return settled.flatMap(one => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
}
