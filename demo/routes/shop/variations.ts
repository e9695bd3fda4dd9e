import type { Variation } from '../../data/rows.ts';
import { listOfRows } from '../../rest/collection.ts';
import { chosen, dates, inOrder, listParams, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Route } from '../../rest/route.ts';
import { variationWire } from '../../wire/shop/variation.ts';
import { refuseList } from './shop.ts';

const params: ParamSpecs = {
  ...listParams('desc', 'date id include menu_order', 'date'),
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  parent: { type: 'integers', default: [] },
  status: { type: 'string', enum: ['any', 'publish', 'private'], default: 'any' },
};

/** The flat list, which takes many parents at once, and the variations of one product. */
export const variations = (rest: Rest): Route[] => [
  list(rest, '/wc/v3/variations', ({ parent }, { args }) => !args.parent.length || args.parent.includes(parent)),
  list(rest, '/wc/v3/products/:product_id/variations', ({ parent }, { at }) => parent === Number(at.product_id)),
];

/** Newest first, which is the reverse of product.variations. */
const list = (rest: Rest, path: string, holds: (row: Variation, call: Call) => boolean): Route =>
  listOfRows(rest, 'variations', {
    path,
    params,
    refuseList,
    fits: (row, call) => {
      const { args } = call;
      const isAsked = args.status === 'any' || row.status === args.status;
      return isAsked && holds(row, call) && chosen(row.id, args) && within(row, args, rest.database.site.gmtOffset);
    },
    sort: (rows, args) => inOrder(rows, args, { id: row => row.id, menu_order: () => 0 }, row => row.date),
    show: row => variationWire(row, rest),
  });
