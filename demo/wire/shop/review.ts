import type { Review } from '../../data/rows.ts';
import { allMethods, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName, paragraphs } from '../../rest/text.ts';
import { avatars } from '../content/avatar.ts';
import { gmt } from '../content/date.ts';
import { productUrl } from './product.ts';

/** A review as wc/v3 answers it: what was sent, markup and all, in a paragraph; just created it comes without one. */
export function reviewWire(review: Review, rest: Rest, created = false) {
  const product = rest.database.get('products', review.product)!;
  return {
    id: review.id,
    date_created: review.date,
    date_created_gmt: gmt(review.date, rest.database.site.gmtOffset),
    product_id: product.id,
    product_name: escapeName(product.name),
    product_permalink: productUrl(product, rest),
    status: review.status,
    reviewer: review.reviewer,
    reviewer_email: review.email,
    review: created ? review.review : paragraphs(review.review),
    rating: review.rating,
    verified: review.verified,
    reviewer_avatar_urls: avatars(review.email),
    _links: {
      self: self(rest.url(`/wc/v3/products/reviews/${review.id}`), allMethods),
      collection: [{ href: rest.url('/wc/v3/products/reviews') }],
      up: [{ href: rest.url(`/wc/v3/products/${product.id}`) }],
    },
  };
}
