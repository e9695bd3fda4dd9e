import type { Clock } from './records.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long each kind of record is good for. Changes come sooner by the index's refresh. */
export const clocks = {
  /** prices and stock move without a word */
  product: { fresh: MINUTE, stale: DAY },
  content: { fresh: MINUTE, stale: DAY },
  review: { fresh: MINUTE, stale: DAY },
  /** menus, terms and authors bear no date of change: the look that is taken every minute finds them outdated */
  undated: { fresh: 50 * SECOND, stale: DAY },
  /** site, currency, attributes: loaded at start and refreshed behind */
  reference: { fresh: 5 * MINUTE, stale: DAY },
} satisfies Record<string, Clock>;
