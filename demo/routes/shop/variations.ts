import type { Variation } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import {
  choice,
  chosen,
  context,
  cut,
  dates,
  inOrder,
  type Key,
  listAnswer,
  order,
  paging,
  within,
} from '../../rest/list.ts';
import { listOf, type ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { pricesOf } from '../../wire/shop/price.ts';
import { flatLinks, variationLinks, variationWire } from '../../wire/shop/variation.ts';
import { refuseList, refuseRow } from './shop.ts';

const params: ParamSpecs = {
  ...context('view', 'edit'),
  ...paging,
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  ...choice,
  search: { type: 'string' },
  offset: { type: 'integer' },
  ...order('desc'),
  orderby: { type: 'string', enum: 'date id include title slug modified menu_order'.split(' '), default: 'date' },
  parent: { type: 'integers', default: [] },
  parent_exclude: { type: 'integers', default: [] },
  slug: { type: 'string' },
  sku: { type: 'string' },
  status: {
    type: 'string',
    enum: ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'],
    default: 'any',
  },
  on_sale: { type: 'boolean' },
  stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
};

/** Variations of one product, and the flat list that takes many parents at once. */
export const variations = (rest: Rest): Route[] => [
  {
    path: '/wc/v3/variations',
    GET: {
      params,
      permit: refuseList,
      answer: call =>
        list(call, rest, call.args.parent, row => ({ ...variationWire(row, rest), _links: flatLinks(row, rest) })),
    },
  },
  {
    path: '/wc/v3/products/:product_id/variations',
    GET: {
      params,
      permit: refuseList,
      answer: call => list(call, rest, [Number(call.at.product_id)], row => variationWire(row, rest)),
    },
    unbuilt: ['POST'],
  },
  {
    path: '/wc/v3/products/:product_id/variations/:id',
    GET: {
      params: context('view', 'edit'),
      permit: call => refuseRow(call) ?? missing(call, rest),
      answer: call => one(find(call, rest)!, rest),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function list(call: Call, rest: Rest, parents: number[], show: (row: Variation) => unknown): Answer {
  const { args } = call;
  const rows = rest.database
    .all('variations')
    .filter(row => (parents.length === 0 || parents.includes(row.parent)) && fits(row, args, rest));
  const page = cut(sorted(rows, args), args);
  return listAnswer(page, page.rows.map(show));
}

const fits = (row: Variation, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within(row, args, rest.database.site.gmtOffset) &&
  !args.parent_exclude.includes(row.parent) &&
  (args.status === 'any' || row.status === args.status) &&
  (!args.sku || listOf(args.sku).includes(row.sku)) &&
  (!args.stock_status || row.stockStatus === args.stock_status) &&
  (args.on_sale === undefined || pricesOf(row, rest.database).onSale === args.on_sale);

/** Newest first, which is the reverse of product.variations. */
function sorted(rows: Variation[], args: Args): Variation[] {
  const keys: Record<string, Key<Variation>> = {
    id: row => row.id,
    modified: row => row.modified,
    menu_order: () => 0,
  };
  return inOrder(rows, args, keys, row => row.date);
}

const one = (row: Variation, rest: Rest): Answer => ({
  body: variationWire(row, rest),
  links: variationLinks(row, rest),
});

function find(call: Call, rest: Rest): Variation | undefined {
  const row = rest.database.get('variations', Number(call.at.id));
  return row?.parent === Number(call.at.product_id) ? row : undefined;
}

const missing = (call: Call, rest: Rest) =>
  find(call, rest) ? null : new RestError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.');
