import type { Variation } from '../../data/rows.ts';
import { collection, listOfRows } from '../../rest/collection.ts';
import { chosen, dates, inOrder, listParams, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { variationWire } from '../../wire/shop/variation.ts';
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

/** The flat list, which takes many parents at once, and the variations of one product. */
export const variations = (rest: Rest): Route[] => {
  const common = { params, refuseList, sort: sorted };
  return [
    listOfRows(rest, 'variations', {
      ...{ ...common, path: '/wc/v3/variations' },
      fits: (row, { args }) => (args.parent.length === 0 || args.parent.includes(row.parent)) && fits(row, args, rest),
      show: row => variationWire(row, rest),
    }),
    ...collection(rest, 'variations', {
      ...{ ...common, path: '/wc/v3/products/:product_id/variations', contexts: ['view', 'edit'], refuseRow },
      unknown: ['woocommerce_rest_product_variation_invalid_id', 'Invalid ID.'],
      holds: (row, { at }) => row.parent === Number(at.product_id),
      fits: (row, { args }) => fits(row, args, rest),
      show: row => variationWire(row, rest),
    }),
  ];
};

const fits = (row: Variation, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within(row, args, rest.database.site.gmtOffset) &&
  (args.status === 'any' || row.status === args.status);

/** Newest first, which is the reverse of product.variations. */
const sorted = (rows: Variation[], args: Args): Variation[] =>
  inOrder(rows, args, { id: row => row.id, menu_order: () => 0 }, row => row.date);
