import { webAddress } from '../../../rules/linkAddress.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { AccountSession } from '../../quotes/accounts/accounts.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';
import { moment } from '../../upstreams/fields.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import { ownSession } from '../ownSession.ts';
import { shopMoney } from '../shopMoney.ts';
import { signIns } from './signIn.ts';

/** Who is signed in, and until when. */
export type AccountParent = AccountSession;

const SHOWN = 100;
const DRAFT = 'checkout-draft';
const REFERENCE_KEY = 'quote_reference';

/** Orders of one address, the newest first: the shop's search finds others that mention it, too. */
async function ordersOf(email: string, { shop, scope }: Context): Promise<OrderRecord[]> {
  const { items } = await shop.orderRecords.list(scope, { search: email, per_page: SHOWN });
  return items.filter(order => order.status !== DRAFT && emailKey(order.billing.email ?? '') === emailKey(email));
}

/** One order by its number and the address that bought; both in one look, so that no answer tells which was wrong. */
async function trackOrder(typed: string, email: string, context: Context): Promise<OrderRecord | null> {
  ownSession(context);
  const number = typed.trim().replace(/^#/, '');
  await context.limit('quoteLookUp', `order ${number}`);
  if (!number || !email.trim()) return null;
  return (await ordersOf(email, context)).find(order => order.number === number) ?? null;
}

export const account: Resolvers = {
  Site: { signInOffered: (_, __, { mailer }) => mailer !== null },
  Query: {
    account: (_, __, context) => {
      ownSession(context);
      const token = context.buyerSession?.account;
      return token ? context.accounts.session(token) : null;
    },
    trackOrder: (_, { number, email }, context) => trackOrder(number, email, context),
  },
  Mutation: signIns,
  Account: {
    signedInUntil: ({ until }) => new Date(until).toISOString(),
    requests: async ({ email }, _, { quotes }) => (await quotes.list({ page: 1, perPage: SHOWN }, { email })).items,
    orders: ({ email }, _, context) => ordersOf(email, context),
    addresses: async ({ email }, _, context) => {
      const orders = await ordersOf(email, context);
      const places = new Map<string, OrderRecord['shipping']>();
      for (const address of orders.flatMap(({ billing, shipping }) => [shipping, { ...billing, email: undefined }]))
        if (address.address_1 && !places.has(placeOf(address))) places.set(placeOf(address), address);
      return [...places.values()];
    },
  },
  AccountOrder: {
    id: ({ id }) => String(id),
    placedAt: order => moment(order.date_created, order.date_created_gmt),
    paidAt: order => moment(order.date_paid, order.date_paid_gmt),
    completedAt: order => moment(order.date_completed, order.date_completed_gmt),
    total: ({ total, currency }) => shopMoney(total, currency),
    needsPayment: ({ needs_payment }) => needs_payment ?? false,
    paymentUrl: ({ needs_payment, payment_url }) => (needs_payment ? webAddress(payment_url ?? '') : null),
    path: ({ id, order_key }) => `/order-received/${id}?key=${order_key}`,
    quoteReference: ({ meta_data }) => {
      const value = meta_data?.find(({ key }) => key === REFERENCE_KEY)?.value;
      return typeof value === 'string' ? value : null;
    },
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
