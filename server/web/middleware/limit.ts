export interface Count {
  points: number;
  /** seconds */
  per: number;
  /**
   * Whether what is refused spends nothing, so that what costs less still has what is left. Else it counts, and whoever
   * goes on is kept out.
   */
  refusedIsFree?: boolean;
}

/** Counts what is done under a key. */
export interface Limiter {
  /** Counts so many points, 1 if left out. @throws RateLimiterRes where they are spent */
  consume(key: string, points?: number): Promise<unknown>;
  /** null where nothing was counted lately */
  get(key: string): Promise<{ remainingPoints: number; msBeforeNext: number } | null>;
}
