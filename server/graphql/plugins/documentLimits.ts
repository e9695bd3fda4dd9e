/** What one document may ask for. */
export interface Limits {
  /** characters */
  length: number;
  tokens: number;
  operations: number;
  aliases: number;
  directives: number;
  /** fields, and pairs of them that validation compares */
  comparisons: number;
  /** fields below each other, introspection apart */
  depth: number;
  cost: number;
}

/** Room for every field of a hundred products; our own operations stay far below. */
export const LIMITS: Limits = {
  length: 64_000,
  tokens: 5_000,
  operations: 20,
  aliases: 15,
  directives: 8,
  comparisons: 5_000,
  depth: 12,
  cost: 35_000,
};

/** Of our own operations, judged when they were written: an estimate of a full quote list is twice as much. */
export const OWN_LIMITS: Limits = { ...LIMITS, cost: 2 * LIMITS.cost };
