import type { Variation } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import { chosen, context, dates, inOrder, listParams, pageOf, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { flatLinks, variationLinks, variationWire } from '../../wire/shop/variation.ts';
import { refuseList, refuseRow } from './shop.ts';

const params: ParamSpecs = {
  ...listParams('desc', 'date id include title slug modified menu_order', 'date', 'view', 'edit'),
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  parent: { type: 'integers', default: [] },
  status: {
    type: 'string',
    enum: ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'],
    default: 'any',
  },
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
      permit: call => refuseRow(call) ?? exists(() => find(call, rest)),
      answer: call => one(find(call, rest), rest),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function list(call: Call, rest: Rest, parents: number[], show: (row: Variation) => unknown): Answer {
  const { args } = call;
  const rows = rest.database
    .all('variations')
    .filter(row => (parents.length === 0 || parents.includes(row.parent)) && fits(row, args, rest));
  return pageOf(sorted(rows, args), args, show);
}

const fits = (row: Variation, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within(row, args, rest.database.site.gmtOffset) &&
  (args.status === 'any' || row.status === args.status);

/** Newest first, which is the reverse of product.variations. */
const sorted = (rows: Variation[], args: Args): Variation[] =>
  inOrder(rows, args, { id: row => row.id, modified: row => row.modified, menu_order: () => 0 }, row => row.date);

const one = (row: Variation, rest: Rest): Answer => ({
  body: variationWire(row, rest),
  links: variationLinks(row, rest),
});

function find(call: Call, { database }: Rest): Variation {
  const row = database.get('variations', Number(call.at.id));
  if (row?.parent === Number(call.at.product_id)) return row;
  throw new RestError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.');
}
