import { webAddress } from '../../../rules/linkAddress.ts';
import { addAmounts } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { AccountSession } from '../../quotes/accounts/accounts.ts';
import { moment } from '../../upstreams/fields.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import { pageOf } from '../arguments.ts';
import { feesOf, orderSums } from '../orderRecord/orderSums.ts';
import { ownSession } from '../ownSession.ts';
import { shopMoney } from '../shopMoney.ts';
import { type AccountOrderParent, orderByNumber, ordersOf, referenceOf, SHOWN } from './accountOrders.ts';

/** Who is signed in, and until when. */
export type AccountParent = AccountSession;

/** One order by its number and the address that bought; both in one look, so that no answer tells which was wrong. */
async function trackOrder(typed: string, email: string, context: Context): Promise<AccountOrderParent | null> {
  ownSession(context);
  const number = typed.trim().replace(/^#/, '');
  await context.limit('quoteLookUp', `order ${number}`);
  if (!number || !email.trim()) return null;
  return orderByNumber(number, email, context);
}

export const account: Resolvers = {
  Query: {
    account: (_, __, context) => {
      ownSession(context);
      const token = context.buyerSession?.account;
      return token ? context.accounts.session(token) : null;
    },
    trackOrder: (_, { number, email }, context) => trackOrder(number, email, context),
  },
  Account: {
    signedInUntil: ({ until }) => new Date(until).toISOString(),
    requests: async ({ email }, args, { quotes }) => (await quotes.list(pageOf(args, SHOWN), { email })).items,
    requestPages: async ({ email }, _, { quotes }) =>
      Math.ceil((await quotes.list({ page: 1, perPage: 1 }, { email })).totalItems / SHOWN),
    orders: async ({ email }, args, context) => (await ordersOf(email, pageOf(args).page, context)).orders,
    orderPages: async ({ email }, args, context) => (await ordersOf(email, pageOf(args).page, context)).totalPages,
    addresses: async ({ email }, _, context) => {
      const { orders } = await ordersOf(email, 1, context);
      const places = new Map<string, OrderRecord['shipping']>();
      for (const address of orders.flatMap(({ billing, shipping }) => [shipping, { ...billing, email: undefined }]))
        if (address.address_1 && !places.has(placeOf(address))) places.set(placeOf(address), address);
      return [...places.values()];
    },
  },
  AccountOrder: {
    ...orderSums,
    fees: order => feesOf(order).map(({ name, total }) => ({ name, amount: total })),
    taxLines: ({ tax_lines, currency }) =>
      tax_lines.map(({ label, rate_percent, tax_total, shipping_tax_total }) => ({
        name: label,
        rate: rate_percent ?? null,
        amount: shopMoney(addAmounts(tax_total, shipping_tax_total), currency),
      })),
    id: ({ id }) => String(id),
    placedAt: order => moment(order.date_created, order.date_created_gmt),
    paidAt: order => moment(order.date_paid, order.date_paid_gmt),
    completedAt: order => moment(order.date_completed, order.date_completed_gmt),
    needsPayment: ({ needs_payment, held }) => !held && (needs_payment ?? false),
    paymentUrl: ({ needs_payment, payment_url, held }) =>
      needs_payment && !held ? webAddress(payment_url ?? '') : null,
    path: order => (order.held ? `/quote/${referenceOf(order)}` : `/order-received/${order.id}?key=${order.order_key}`),
    quoteReference: referenceOf,
    items: ({ line_items }) =>
      line_items.map(({ name, sku, product_id, variation_id, quantity }) => ({
        name,
        sku: sku || null,
        productId: product_id ? String(product_id) : null,
        variationId: variation_id ? String(variation_id) : null,
        quantity: Number(quantity),
      })),
  },
};

const placeOf = (address: Readonly<Record<string, unknown>>): string =>
  [address.address_1, address.city, address.postcode, address.country].join(' ').toLowerCase();
