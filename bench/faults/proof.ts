import { setTimeout as sleep } from 'node:timers/promises';

/** A figure, and where it can be wrong whether it holds. */
export interface Figure {
  readonly what: string;
  readonly value: string | number;
  readonly holds?: boolean;
}

/** What one proof found; `skipped` says why it could not be made here. */
export type Proven = { readonly figures: readonly Figure[] } | { readonly skipped: string };

export interface Proof {
  readonly title: string;
  /** Several programs serve at once: beside other work they would only show how little is left of the machine. */
  readonly crowd?: true;
  /** Takes long even with small numbers: `npm test` leaves it to `npm run proof`. */
  readonly inProof?: true;
  run(full: boolean): Promise<Proven>;
}

export const held = (proven: Proven): boolean =>
  'skipped' in proven || proven.figures.every(({ holds }) => holds !== false);

/** Waits until something holds; false if it does not within the time. */
export async function within(ms: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The value below which that share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
