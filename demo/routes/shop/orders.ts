import type { Order } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import { chosen, dates, hasWords, inOrder, listParams, pageOf, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call } from '../../rest/route.ts';
import { createOrder, orderBodyParams } from '../../store/createOrder.ts';
import { orderWire } from '../../wire/shop/order.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/orders';

const STATUSES = 'any trash auto-draft pending processing on-hold completed cancelled refunded failed checkout-draft';

const params: ParamSpecs = {
  ...listParams('desc', 'date id include modified', 'date'),
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  status: { type: 'strings', enum: STATUSES.split(' '), default: ['any'] },
  customer: { type: 'integer' },
  product: { type: 'integer' },
};

/** Orders of every visitor: for the shop's own credentials alone. */
export const orders = (rest: Rest) =>
  collection(rest, 'orders', {
    path: BASE,
    params,
    refuseList,
    refuseRow,
    unknown: ['woocommerce_rest_shop_order_invalid_id', 'Invalid ID.'],
    fits: (row, { args }) => fits(row, args, rest),
    sort: (rows, args) => inOrder(rows, args, { id: row => row.id, modified: row => row.modified }, row => row.date),
    page: (rows, args, show) => {
      const page = pageOf(rows, args, show);
      // past the end the count is forgotten as well
      return page.body.length > 0 ? page : { ...page, total: 0, totalPages: 0 };
    },
    show: row => orderWire(row, rest),
    POST: { params: orderBodyParams, permit: refuseCreation, answer: call => create(call, rest) },
    DELETE: row => remove(row, rest),
  });

const fits = (row: Order, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within(row, args, rest.database.site.gmtOffset) &&
  (args.status.includes(row.status) || (args.status.includes('any') && row.status !== 'trash')) &&
  (args.customer === undefined || row.customer === args.customer) &&
  (args.product === undefined || row.lines.some(line => [line.product, line.variation].includes(args.product))) &&
  (!args.search || hasWords(searchText(row), args.search));

/** Number, addresses and e-mail, and the names of what was bought. */
const searchText = ({ id, billing, shipping, lines }: Order) =>
  [id, ...Object.values(billing), ...Object.values(shipping), ...lines.map(line => line.name)].join(' ');

/** For good: nobody asks for the bin. */
function remove(row: Order, rest: Rest): Answer {
  rest.database.remove('orders', row.id);
  return { body: orderWire(row, rest) };
}

function create(call: Call, rest: Rest): Answer {
  const row = createOrder(call.args, rest.database);
  return { status: 201, body: orderWire(row, rest) };
}
