import type { Order } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import { chosen, context, dates, hasWords, inOrder, listParams, pageOf, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { createOrder, orderBodyParams } from '../../store/createOrder.ts';
import { orderLinks, orderWire } from '../../wire/shop/order.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/orders';

const STATUSES = 'any trash auto-draft pending processing on-hold completed cancelled refunded failed checkout-draft';

const params: ParamSpecs = {
  ...listParams('desc', 'date id include title slug modified', 'date', 'view', 'edit'),
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  status: { type: 'strings', enum: STATUSES.split(' '), default: ['any'] },
  customer: { type: 'integer' },
  product: { type: 'integer' },
};

/** Orders of every visitor: for the shop's own credentials alone. */
export const orders = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: { params, permit: refuseList, answer: call => list(call, rest) },
    POST: { params: orderBodyParams, permit: refuseCreation, answer: call => create(call, rest) },
  },
  {
    path: `${BASE}/:id`,
    GET: { params: context('view', 'edit'), permit: refuseRow, answer: call => one(call, rest) },
    DELETE: {
      permit: refuseRow,
      answer: call => remove(call, rest),
    },
    unbuilt: ['POST', 'PUT', 'PATCH'],
  },
];

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  const rows = rest.database.all('orders').filter(row => fits(row, args, rest));
  const sorted = inOrder(rows, args, { id: row => row.id, modified: row => row.modified }, row => row.date);
  const page = pageOf(sorted, args, row => orderWire(row, rest));
  // past the end the count is forgotten as well
  return page.body.length > 0 ? page : { ...page, total: 0, totalPages: 0 };
}

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

function find(call: Call, rest: Rest): Order {
  const row = rest.database.get('orders', Number(call.at.id));
  if (!row) throw new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
  return row;
}

function one(call: Call, rest: Rest): Answer {
  const row = find(call, rest);
  return { body: orderWire(row, rest), links: orderLinks(row, rest) };
}

/** For good: nobody asks for the bin. */
function remove(call: Call, rest: Rest): Answer {
  const row = find(call, rest);
  rest.database.remove('orders', row.id);
  return { body: orderWire(row, rest) };
}

function create(call: Call, rest: Rest): Answer {
  const row = createOrder(call.args, rest.database);
  return { status: 201, body: orderWire(row, rest), headers: { Location: rest.url(`${BASE}/${row.id}`) } };
}
