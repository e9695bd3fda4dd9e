import { useEffect, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '../../../lib/stored.ts';
import { forgetPending, PENDING_KEY, type PendingReview, readPending } from './pendingReviews.ts';

/** What this browser has said about a product and the shop does not show yet; nothing on the server. */
export function usePendingReviews(product: string, shown: readonly string[]): PendingReview[] {
  const stored = useSyncExternalStore(
    subscribeStored,
    () => readStored(PENDING_KEY),
    () => null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new on each render, its ids are not.
  useEffect(() => forgetPending(shown), [shown.join()]);
  return readPending(stored).filter(one => one.product === product && !shown.includes(one.id));
}
