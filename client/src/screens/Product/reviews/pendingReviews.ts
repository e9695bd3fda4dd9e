import { parseStored, readStored, writeStored } from '../../../lib/stored.ts';

/** A review that waits for the shop to let it show, as its author wrote it; kept in this browser alone. */
export interface PendingReview {
  id: string;
  product: string;
  reviewer: string;
  /** plain text */
  review: string;
  rating: number;
  createdAt: string;
}

export const PENDING_KEY = 'pending-reviews';
const MOST = 20;
/** Whatever the shop has not let show by then, it will not. */
const KEPT_MS = 60 * 24 * 3_600_000;

/** The reviews in a stored list, newest first; what is none is left out. */
export const readPending = (stored: string | null): PendingReview[] => {
  const list = parseStored(stored);
  return Array.isArray(list) ? list.filter(isPending).slice(0, MOST) : [];
};

export const rememberPending = (review: PendingReview): void =>
  write([review, ...kept().filter(one => one.id !== review.id)]);

/** Forgets those that the shop shows now. */
export function forgetPending(shown: readonly string[]): void {
  const before = kept();
  const after = before.filter(({ id }) => !shown.includes(id));
  if (after.length < before.length) write(after);
}

const kept = (): PendingReview[] =>
  readPending(readStored(PENDING_KEY)).filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < KEPT_MS);

const write = (reviews: readonly PendingReview[]): void =>
  writeStored(PENDING_KEY, reviews.length > 0 ? JSON.stringify(reviews.slice(0, MOST)) : null);

function isPending(entry: unknown): entry is PendingReview {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, product, reviewer, review, rating, createdAt } = entry as Record<string, unknown>;
  return (
    [id, product, reviewer, review].every(text => typeof text === 'string') &&
    [0, 1, 2, 3, 4, 5].includes(rating as number) &&
    Number.isFinite(Date.parse(String(createdAt)))
  );
}
