import type { Coupon } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import { choice, chosen, context, cut, listAnswer, order, paging, sortBy } from '../rest/list.ts';
import type { ParamSpecs } from '../rest/params.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { couponLinks, couponWire } from '../wire/coupon.ts';
import { refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/coupons';

const params: ParamSpecs = {
  ...context('view', 'edit'),
  ...paging,
  ...choice,
  ...order('desc'),
  search: { type: 'string' },
  offset: { type: 'integer' },
  code: { type: 'string' },
};

export const coupons = (rest: Rest): Route[] => [
  { path: BASE, GET: { params, permit: refuseList, answer: call => list(call, rest) }, unbuilt: ['POST'] },
  {
    path: `${BASE}/:id`,
    GET: { params: context('view', 'edit'), permit: refuseRow, answer: call => one(call, rest) },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function list({ args }: Call, rest: Rest): Answer {
  const has = (row: Coupon, text: string) => row.code.toLowerCase().includes(text.toLowerCase());
  const rows = rest.database
    .all('coupons')
    .filter(row => chosen(row.id, args) && (!args.search || has(row, args.search)))
    .filter(row => !args.code || row.code.toLowerCase() === args.code.toLowerCase());
  const page = cut(
    sortBy(rows, row => row.id, args.order),
    args,
  );
  return listAnswer(
    page,
    page.rows.map(row => couponWire(row, rest)),
  );
}

function one(call: Call, rest: Rest): Answer {
  const row = rest.database.get('coupons', Number(call.at.id));
  if (!row) throw new RestError(404, 'woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.');
  return { body: couponWire(row, rest), links: couponLinks(row, rest) };
}
