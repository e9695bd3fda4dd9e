import type { Scope } from '../cache/scope.ts';

/**
 * Of what a loader says of each, the rows that could be had; those that are gone are left out, and so are single ones that
 * failed: then the answer is not kept. @throws where none could be had
 */
export function rowsThere<T>(loaded: readonly (T | null | Error)[], scope: Scope): T[] {
  const failed = loaded.filter(row => row instanceof Error);
  if (failed.length && failed.length === loaded.length) throw failed[0];
  if (failed.length) scope.failed = true;
  return loaded.filter((row): row is T => row !== null && !(row instanceof Error));
}
