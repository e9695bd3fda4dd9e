import { localNow } from '../../data/editContent.ts';
import type { Review } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import { RestError } from '../../rest/error.ts';
import { chosen, inOrder, listParams } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call } from '../../rest/route.ts';
import { isEmail } from '../../store/address.ts';
import { hasBought } from '../../store/order.ts';
import { reviewWire } from '../../wire/shop/review.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/products/reviews';

const params: ParamSpecs = {
  ...listParams('desc', 'date date_gmt id include', 'date_gmt'),
  product: { type: 'integers', default: [] },
  // the declared list of values is not enforced: an unknown one finds nothing
  status: { type: 'string', default: 'approved' },
};

const newParams: ParamSpecs = {
  product_id: { type: 'integer', required: true },
  status: { type: 'string', default: 'approved' },
  reviewer: { type: 'string', required: true },
  reviewer_email: { type: 'string', required: true },
  review: { type: 'string', required: true },
  rating: { type: 'integer' },
};

export const reviews = (rest: Rest) =>
  collection(rest, 'reviews', {
    path: BASE,
    params,
    refuseList,
    refuseRow,
    unknown: ['woocommerce_rest_review_invalid_id', 'Invalid review ID.'],
    // a removed product takes its reviews along
    fits: (row, { args }) => rest.database.get('products', row.product) !== undefined && fits(row, args),
    sort: (rows, args) => inOrder(rows, args, { id: row => row.id }, row => row.date),
    show: row => reviewWire(row, rest),
    POST: { params: newParams, permit: refuseCreation, answer: call => create(call, rest) },
    DELETE: row => remove(row, rest),
  });

const fits = (row: Review, args: Args): boolean =>
  chosen(row.id, args) &&
  (args.product.length === 0 || args.product.includes(row.product)) &&
  statusFits(row.status, args.status);

function statusFits(status: string, wanted: string): boolean {
  if (wanted === 'all') return status === 'approved' || status === 'hold';
  return status === (wanted === 'approve' ? 'approved' : wanted);
}

/** As loose as the real one: any rating, markup kept, a bad address stored as none, closed reviews taken. */
function create(call: Call, rest: Rest): Answer {
  const { database } = rest;
  const { args } = call;
  if (!database.get('products', args.product_id)) {
    throw new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.');
  }
  if (args.review === '')
    throw new RestError(400, 'woocommerce_rest_review_content_invalid', 'Invalid review content.');
  const review: Review = {
    id: database.nextId('reviews'),
    product: args.product_id,
    // markup is taken out of the name, not out of the text
    reviewer: args.reviewer.replace(/<[^>]*>/g, ''),
    email: isEmail(args.reviewer_email) ? args.reviewer_email : '',
    review: args.review,
    rating: args.rating ?? 0,
    date: localNow(database.site.gmtOffset),
    verified: hasBought(args.reviewer_email, args.product_id, database),
    status: args.status,
  };
  if (database.all('reviews').some(each => same(each, review))) throw duplicate();
  database.put('reviews', review);
  return { status: 201, body: reviewWire(review, rest, true) };
}

/** For good: nobody asks for the bin. */
function remove(review: Review, rest: Rest): Answer {
  rest.database.remove('reviews', review.id);
  return { body: { deleted: true, previous: reviewWire(review, rest) } };
}

const same = (one: Review, other: Review) =>
  one.product === other.product &&
  one.review === other.review &&
  (one.reviewer === other.reviewer || (one.email !== '' && one.email === other.email));

function duplicate() {
  const message = 'Duplicate comment detected; it looks as though you&#8217;ve already said that!';
  return new RestError(409, 'woocommerce_rest_comment_duplicate', message);
}
