import type { AccountResolvers } from '../../gql/types.ts';
import type { AccountSession } from '../../quotes/accounts/accounts.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import { pageOf } from '../arguments.ts';
import { officeTime } from '../submission/office.ts';
import { ordersOf, SHOWN } from './ordersOf.ts';

/** Who is signed in, and until when. */
export type AccountParent = AccountSession;

export const Account: AccountResolvers = {
  signedInUntil: ({ until }, _, context) => officeTime(until, context),
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
};

const placeOf = (address: Readonly<Record<string, unknown>>): string =>
  [address.address_1, address.city, address.postcode, address.country].join(' ').toLowerCase();
