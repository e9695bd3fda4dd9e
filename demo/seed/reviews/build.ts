import { slugify } from '../slug.ts';
import type { SeedReview } from '../types.ts';

/** reviewer, stars, words; `unverified` did not buy it here */
export type Written = [reviewer: string, rating: number, review: string, note?: 'unverified' | 'hold' | 'spam'];

const newest = Date.UTC(2026, 10, 15, 14, 20);
const day = 24 * 3600 * 1000;

/** Reviews of one product, newest first, some weeks apart. */
export function reviewsOf(product: string, written: Written[]): SeedReview[] {
  return written.map(([reviewer, rating, review, note], i) => ({
    product,
    reviewer,
    email: `${slugify(reviewer)}@${note === 'spam' ? 'cheap-links.example' : 'mail.example'}`,
    review,
    rating,
    date: dateOf(product.length, i),
    verified: note === undefined,
    status: note === 'hold' || note === 'spam' ? note : 'approved',
  }));
}

/** Irregular but repeatable: people do not review at even intervals. */
function dateOf(offset: number, i: number): string {
  const days = (offset % 9) + i * 19 + ((i * 7 + offset) % 11);
  return new Date(newest - days * day - i * 53 * 60_000).toISOString().slice(0, 19);
}
