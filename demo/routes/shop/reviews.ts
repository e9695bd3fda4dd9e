import { localNow } from '../../data/editContent.ts';
import type { Review } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import {
  choice,
  chosen,
  context,
  cut,
  dates,
  hasWords,
  inOrder,
  type Key,
  listAnswer,
  order,
  paging,
  within,
} from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { hasBought } from '../../store/order.ts';
import { reviewWire } from '../../wire/shop/review.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/products/reviews';

const listParams: ParamSpecs = {
  ...context('view', 'edit'),
  ...paging,
  search: { type: 'string' },
  after: dates.after!,
  before: dates.before!,
  ...choice,
  offset: { type: 'integer' },
  ...order('desc'),
  orderby: { type: 'string', enum: ['date', 'date_gmt', 'id', 'include', 'product'], default: 'date_gmt' },
  reviewer_email: { type: 'string' },
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

export const reviews = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: { params: listParams, permit: refuseList, answer: call => list(call, rest) },
    POST: { params: newParams, permit: refuseCreation, answer: call => create(call, rest) },
  },
  {
    path: `${BASE}/:id`,
    GET: {
      params: context('view', 'edit'),
      permit: call => refuseRow(call) ?? missing(call, rest),
      answer: call => ({ body: reviewWire(find(call, rest)!, rest) }),
    },
    DELETE: {
      params: { force: { type: 'boolean', default: false } },
      permit: call => refuseRow(call) ?? missing(call, rest),
      answer: call => remove(call, rest),
    },
    unbuilt: ['POST', 'PUT', 'PATCH'],
  },
];

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  // a removed product takes its reviews along
  const rows = rest.database
    .all('reviews')
    .filter(row => rest.database.get('products', row.product) && fits(row, args, rest));
  const keys: Record<string, Key<Review>> = { id: row => row.id, product: row => row.product };
  const sorted = inOrder(rows, args, keys, row => row.date);
  const page = cut(sorted, args);
  return listAnswer(
    page,
    page.rows.map(row => reviewWire(row, rest)),
  );
}

const fits = (row: Review, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within({ date: row.date, modified: row.date }, args, rest.database.site.gmtOffset) &&
  (args.product.length === 0 || args.product.includes(row.product)) &&
  statusFits(row.status, args.status) &&
  (!args.reviewer_email || row.email === args.reviewer_email) &&
  (!args.search || hasWords(`${row.review} ${row.reviewer}`, args.search));

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
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(args.reviewer_email) ? args.reviewer_email : '',
    review: args.review,
    rating: args.rating ?? 0,
    date: localNow(database.site.gmtOffset),
    verified: hasBought(args.reviewer_email, args.product_id, database),
    status: args.status,
  };
  if (database.all('reviews').some(each => same(each, review))) throw duplicate();
  database.put('reviews', review);
  return {
    status: 201,
    body: reviewWire(review, rest, true),
    headers: { Location: rest.url(`${BASE}/${review.id}`) },
  };
}

/** Into the bin, or with `force` for good. */
function remove(call: Call, rest: Rest): Answer {
  const { database } = rest;
  const review = find(call, rest)!;
  if (!call.args.force) {
    const binned = { ...review, status: 'trash' };
    database.put('reviews', binned);
    return { body: reviewWire(binned, rest) };
  }
  database.remove('reviews', review.id);
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

const find = (call: Call, rest: Rest) => rest.database.get('reviews', Number(call.at.id));

const missing = (call: Call, rest: Rest) =>
  find(call, rest) ? null : new RestError(404, 'woocommerce_rest_review_invalid_id', 'Invalid review ID.');
