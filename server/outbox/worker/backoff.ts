import { DAY_MS } from '../../../rules/dates/dayMs.ts';

const FIRST_MS = 1_000;

/** Longest wait between two tries of one submission. */
export const LONGEST_WAIT_MS = 60_000;

/**
 * How long nobody else begins a try that is under way. It is renewed meanwhile: where the process died in it, somebody
 * goes on soon.
 */
export const LEASE_MS = 15_000;

/** No wait and no lease reaches this far: what lies further ahead was written while a clock was wrong. */
export const FURTHEST_MS = 60 * 60 * 1000;

/**
 * After this long, and this many tries, a submission is parked for the operator. The tries take more than an hour: a
 * clock that is a year ahead for one start parks nothing.
 */
export const PATIENCE_MS = 7 * DAY_MS;
export const PATIENCE_TRIES = 100;

/**
 * Milliseconds to wait after that many failed tries: doubling from a second to a minute, half of it left to chance so
 * that the waiting ones do not come back together.
 */
export function backoff(attempts: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** Math.min(attempts, 16));
  return Math.round(longest / 2 + (random() * longest) / 2);
}
