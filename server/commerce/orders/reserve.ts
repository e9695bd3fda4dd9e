import type { Scope } from '../../cache/scope.ts';

/** What is left of a request's time for finding out what became of a write that was not answered. */
const RESERVE_MS = 1_500;

/** How long such a write may take, in milliseconds. */
export const lessReserve = ({ remaining }: Scope): number => Math.max(remaining / 2, remaining - RESERVE_MS);
