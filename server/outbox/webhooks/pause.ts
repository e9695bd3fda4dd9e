const FIRST_MS = 1_000;
/** Longest wait between two tries of an address: a partner's outage of a day costs some fifty. */
export const LONGEST_MS = 30 * 60_000;

/** Milliseconds to wait after that many failures in a row: doubling, half of it left to chance. */
export function pauseAfter(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 16));
  return Math.round(longest / 2 + (random() * longest) / 2);
}
