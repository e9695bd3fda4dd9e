import type { Review } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { paragraphs } from '../../rest/text.ts';
import { gmt } from '../content/date.ts';

/** A review as wc/v3 answers it: what was sent, markup and all, in a paragraph; just created it comes without one. */
export function reviewWire(review: Review, rest: Rest, created = false) {
  return {
    id: review.id,
    date_created: review.date,
    date_created_gmt: gmt(review.date, rest.database.site.gmtOffset),
    product_id: review.product,
    status: review.status,
    reviewer: review.reviewer,
    review: created ? review.review : paragraphs(review.review),
    rating: review.rating,
    verified: review.verified,
  };
}
