import { validateCheckout } from '../../../rules/forms/checkout.ts';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import type { OrderOutcome } from '../../commerce/orders/outcome.ts';
import type { StoreFault } from '../../commerce/orders/storeFaults.ts';
import { rememberOrder } from '../../commerce/sessions/cartSession.ts';
import type { Context } from '../../context/context.ts';
import type { PlaceOrderInput, Resolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import type { OrderParticulars } from '../../upstreams/shop/order.ts';
import type { StoreCartItem, StoreOrder } from '../../upstreams/store/wire.ts';
import { badInput, idOf } from '../arguments.ts';
import { cartVisitor } from '../cart/cartVisitor.ts';
import { describePayment } from './payment.ts';

const SHORTEST_KEY = 8;

async function placeOrder({ key, total, cartHash, ...input }: PlaceOrderInput, context: Context) {
  const visitor = cartVisitor(context);
  await context.limit('order');
  if (key.length < SHORTEST_KEY) throw badInput(`key: give one of at least ${SHORTEST_KEY} characters.`);
  const valid = validateCheckout(input);
  if (!valid.ok) return invalid(Object.entries(valid.errors).map(([field, error]) => ({ field, ...error })));
  const { values } = valid;
  const outcome = await context.commerce.orderService.place({
    visitor,
    key,
    values,
    total,
    cartHash: cartHash ?? null,
  });
  if (outcome.type === 'placed') rememberOrder(visitor.session, outcome.id, values.billing.email);
  return answer(outcome, Boolean(input.shipping));
}

/** Where goods go to the billing address, its fields alone are there to be mended. */
function asBilling(faults: readonly StoreFault[]): StoreFault[] {
  const renamed = faults.map(fault => ({ ...fault, field: fault.field.replace(/^shipping/, 'billing') }));
  return renamed.filter((fault, at) => renamed.findIndex(({ field }) => field === fault.field) === at);
}

function answer(outcome: OrderOutcome, shipsElsewhere: boolean) {
  switch (outcome.type) {
    case 'placed': {
      const { id, orderKey, details } = outcome;
      const path = `/order-received/${id}?${new URLSearchParams({ key: orderKey })}`;
      return { __typename: 'OrderPlaced' as const, id: String(id), key: orderKey, path, order: details };
    }
    case 'invalid':
      return invalid(shipsElsewhere ? outcome.faults : asBilling(outcome.faults));
    case 'failed':
      return { __typename: 'OrderFailure' as const, code: outcome.code, message: outcome.message, cart: outcome.shown };
  }
}

const invalid = (errors: { field: string; code: string; message: string }[]) => ({
  __typename: 'ValidationFailure' as const,
  code: 'VALIDATION_FAILED',
  message: checkoutTexts.invalid,
  errors,
});

async function findOrder(id: string, key: string, email: string | null | undefined, context: Context) {
  const { session, scope } = cartVisitor(context);
  const number = idOf(id);
  if (number === null || !key) return null;
  const own = session.state?.orders.find(([known]) => known === number)?.[1];
  const known = email?.trim() || own;
  return known ? context.commerce.placedOrders.byKey(scope, number, key, known) : null;
}

const particularsOf = new WeakMap<StoreOrder, Promise<OrderParticulars>>();

/** What the store does not tell of an order, asked for once. */
function particulars(order: StoreOrder, { shop, scope }: Context): Promise<OrderParticulars> {
  const known = particularsOf.get(order) ?? shop.orders.particulars(scope, order.id);
  particularsOf.set(order, known);
  return known;
}

/** The store counts an order's items after coupons; a cart's are counted before. */
function orderTotals({ totals, items }: StoreOrder) {
  const sum = (amount: (of: StoreCartItem['totals']) => string) =>
    String(items.reduce((all, item) => all + BigInt(amount(item.totals)), 0n));
  return {
    ...totals,
    total_items: sum(one => one.line_subtotal),
    total_items_tax: sum(one => one.line_subtotal_tax),
  };
}

export const order: Resolvers = {
  Query: {
    order: (_, { id, key, email }, context) => findOrder(id, key, email, context),
  },
  Mutation: {
    placeOrder: (_, { input }, context) => placeOrder(input, context),
  },
  Order: {
    id: order => String(order.id),
    number: async (order, _, context) => (await particulars(order, context)).number,
    placedAt: async (order, _, context) => {
      const { date_created, date_created_gmt } = await particulars(order, context);
      return moment(date_created, date_created_gmt);
    },
    paymentMethod: async (order, _, context) => {
      const { payment_method: id, payment_method_title: title } = await particulars(order, context);
      return id ? describePayment(id, title, context) : null;
    },
    note: async (order, _, context) => (await particulars(order, context)).customer_note,
    totals: orderTotals,
    billingAddress: order => order.billing_address,
    shippingAddress: order => order.shipping_address,
  },
};
