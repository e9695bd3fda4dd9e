import type { Receiver } from './receiver.ts';
import { type Acknowledged, keyOf } from './visitor.ts';

/** What arrived, held against what was acknowledged. */
export interface Arrivals {
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** Not there as they were sent. */
  readonly torn: number;
  /** There under two references: a receiver that knows the reference would keep both. */
  readonly doubled: number;
  /** Sent again: a receiver that does not know the reference would keep these too. */
  readonly repeats: number;
  readonly distinct: number;
}

export function arrivals({ taken }: Receiver, acknowledged: readonly Acknowledged[]): Arrivals {
  const references = new Map<string, Set<string>>();
  let torn = 0;
  for (const body of taken) {
    const key = keyOf(body);
    if (!key) torn++;
    else references.set(key, (references.get(key) ?? new Set()).add(body.reference ?? ''));
  }
  const distinct = new Set(taken.map(body => body.reference)).size;
  return {
    lost: acknowledged.filter(({ key, reference }) => !references.get(key)?.has(reference)).length,
    torn,
    doubled: [...references.values()].filter(each => each.size > 1).length,
    repeats: taken.length - distinct,
    distinct,
  };
}
