import type { Review } from '../data/rows.ts';
import { context, cut, listAnswer, order, paging, sortBy } from '../rest/list.ts';
import type { ParamSpecs } from '../rest/params.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { storeReviewWire } from '../wire/storeReview.ts';
import { withChildren } from '../wire/term.ts';

const params: ParamSpecs = {
  ...context('view', 'edit'),
  ...paging,
  ...order('desc'),
  orderby: { type: 'string', enum: ['date', 'date_gmt', 'id', 'rating', 'product'], default: 'date' },
  offset: { type: 'integer' },
  product_id: { type: 'integers', default: [] },
  category_id: { type: 'integers', default: [] },
};

/** Approved reviews; here they can only be read. */
export const storeReviews = (rest: Rest): Route[] => [
  { path: '/wc/store/v1/products/reviews', GET: { params, answer: call => list(call, rest) } },
];

function list({ args }: Call, rest: Rest): Answer {
  const { database } = rest;
  const categories = args.category_id.flatMap((id: number) => withChildren(id, database));
  const rows = database.all('reviews').filter(row => {
    const product = database.get('products', row.product);
    if (row.status !== 'approved' || !product) return false;
    return (
      (args.product_id.length === 0 || args.product_id.includes(row.product)) &&
      (categories.length === 0 || product.categories.some(id => categories.includes(id)))
    );
  });
  const keys: Record<string, (row: Review) => string | number> = {
    id: row => row.id,
    rating: row => row.rating,
    product: row => row.product,
  };
  const page = cut(sortBy(rows, keys[args.orderby] ?? (row => row.date), args.order), args);
  return listAnswer(
    page,
    page.rows.map(row => storeReviewWire(row, rest)),
  );
}
