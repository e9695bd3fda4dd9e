import { vi } from 'vitest';

/** Tries again until nothing is thrown: as long as a busy machine may take, and no longer than is needed. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 20 });
