import type { Review } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import { storeImageWire } from './image.ts';
import { pictures } from './product.ts';
import { reviewWire } from './review.ts';

/** A review without the address it was sent from, and with a picture of the product. */
export function storeReviewWire(row: Review, rest: Rest) {
  const { reviewer_email: _email, status: _status, _links, ...wire } = reviewWire(row, rest);
  const [media] = pictures(rest.database.get('products', row.product)!, rest);
  const formatted_date_created = new Date(`${row.date}Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return { ...wire, formatted_date_created, product_image: media ? storeImageWire(media, rest) : null };
}
