import type { Database } from '../data/database.ts';
import type { Order, OrderFee, OrderLine, OrderShipping } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import type { Fault, ParamSpecs } from '../rest/params.ts';
import type { Args } from '../rest/request.ts';
import { isEmail, NOWHERE, readAddress } from './address.ts';
import type { Taxed } from './money.ts';
import { isTaxed, lineId, newOrder } from './order.ts';
import { takeFromStock } from './stock.ts';
import { readCoupons, readFee, readLine, readShipping, type SentLine } from './typedParts.ts';

export const orderBodyParams: ParamSpecs = {
  billing: { type: 'any', check: billingFault },
  shipping: { type: 'any' },
  line_items: { type: 'any', default: [], check: linesFault },
  shipping_lines: { type: 'any', default: [] },
  fee_lines: { type: 'any', default: [] },
  coupon_lines: { type: 'any', default: [] },
  customer_id: { type: 'integer', default: 0 },
  payment_method: { type: 'string', default: '' },
  payment_method_title: { type: 'string', default: '' },
  customer_note: { type: 'string', default: '' },
  set_paid: { type: 'boolean', default: false },
  status: { type: 'string', default: 'pending' },
  meta_data: { type: 'any', default: [] },
};

function billingFault(value: unknown): Fault | null {
  const { email } = value as { email?: string };
  return !email || isEmail(email)
    ? null
    : { code: 'rest_invalid_email', message: 'Invalid email address.', data: null };
}

function linesFault(value: unknown): Fault | null {
  const at = (value as SentLine[]).findIndex(({ quantity = 1 }) => !Number.isInteger(quantity));
  if (at < 0) return null;
  const param = `line_items[${at}][quantity]`;
  return { code: 'rest_invalid_type', message: `${param} is not of type integer.`, data: { param } };
}

/**
 * An order as the back office types it in. Next to nothing is checked: neither stock nor status of a product, nor that
 * it exists, nor how it is paid or sent; amounts that are sent are taken. Only coupons, customer and e-mail are looked at.
 */
export function createOrder(args: Args, database: Database): Order {
  if (args.customer_id !== 0 && !database.get('customers', args.customer_id)) {
    throw new RestError(400, 'woocommerce_rest_invalid_customer_id', 'Customer ID is invalid.');
  }
  const fresh = newOrder(database);
  const billing = readAddress(args.billing, { ...NOWHERE, email: '' });
  const shipping = readAddress(args.shipping, NOWHERE);
  const taxed = isTaxed({ billing, shipping });
  const full: OrderLine[] = args.line_items.map((line: SentLine, at: number) =>
    readLine(line, lineId(fresh.id, at), database),
  );
  const shippings: OrderShipping[] = args.shipping_lines.map(readShipping(full.length > 0));
  const fees: OrderFee[] = args.fee_lines.map(readFee);
  const { coupons, lines } = readCoupons(args.coupon_lines, full, { id: fresh.id, email: billing.email }, database);
  const order: Order = {
    ...fresh,
    status: args.set_paid ? 'processing' : args.status,
    paid: args.set_paid ? fresh.date : null,
    customer: args.customer_id,
    billing,
    shipping,
    paymentMethod: args.payment_method,
    paymentTitle: args.payment_method_title,
    note: args.customer_note,
    createdVia: 'rest-api',
    cartHash: '',
    ...(taxed ? { lines, shippings, fees, coupons } : untaxed({ lines, shippings, fees, coupons })),
    meta: args.meta_data,
  };
  database.put('orders', order);
  // an order that still waits for its payment takes nothing
  if (order.status !== 'pending') for (const line of lines) takeFromStock(line, fresh.date, database);
  return order;
}

type Parts = Required<Pick<Order, 'lines' | 'shippings' | 'fees' | 'coupons'>>;

/** What leaves the country is charged without VAT. */
function untaxed({ lines, shippings, fees, coupons }: Parts): Parts {
  const net = (amount: Taxed): Taxed => ({ ...amount, tax: 0 });
  return {
    lines: lines.map(line => ({ ...line, subtotal: net(line.subtotal), total: net(line.total) })),
    shippings: shippings.map(each => ({ ...each, cost: net(each.cost) })),
    fees: fees.map(each => ({ ...each, cost: net(each.cost) })),
    coupons: coupons.map(each => ({ ...each, discount: net(each.discount) })),
  };
}
