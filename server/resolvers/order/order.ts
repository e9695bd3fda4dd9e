import { validateCheckout } from '../../../rules/forms/checkout.ts';
import { webAddress } from '../../../rules/linkAddress.ts';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import type { OrderOutcome, PlacedOutcome } from '../../commerce/orders/outcome.ts';
import type { StoreFault } from '../../commerce/orders/storeFaults.ts';
import { needsPayment, paymentStateOf } from '../../commerce/payments/paymentState.ts';
import { rememberOrder } from '../../commerce/sessions/cartSession.ts';
import type { Context } from '../../context/context.ts';
import type { PlaceOrderInput, Resolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import type { StoreCartItem, StoreOrder } from '../../upstreams/store/wire.ts';
import { badInput } from '../arguments.ts';
import { cartVisitor } from '../cart/cartVisitor.ts';
import { itemsOf } from './boughtId.ts';
import { findOrder, findPayment, receivedPath } from './findOrder.ts';
import { particulars } from './particulars.ts';
import { describePayment, paymentReturns } from './payment.ts';

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
  if (outcome.type === 'placed') {
    const { id, orderKey, waits } = outcome;
    rememberOrder(visitor.session, { id, key: orderKey, email: values.billing.email, waits });
    return placed(outcome, waits && (await paymentReturns(context)));
  }
  return refusal(outcome, Boolean(input.shipping));
}

/** Where goods go to the billing address, its fields alone are there to be mended. */
function asBilling(faults: readonly StoreFault[]): StoreFault[] {
  const renamed = faults.map(fault => ({ ...fault, field: fault.field.replace(/^shipping/, 'billing') }));
  return renamed.filter((fault, at) => renamed.findIndex(({ field }) => field === fault.field) === at);
}

function placed({ id, orderKey: key, details, payPage }: PlacedOutcome, paymentReturns: boolean) {
  const payment = { paymentUrl: payPage, paymentReturns };
  const path = receivedPath({ id, key });
  return { __typename: 'OrderPlaced' as const, id: String(id), key, path, order: details, ...payment };
}

function refusal(outcome: Exclude<OrderOutcome, PlacedOutcome>, shipsElsewhere: boolean) {
  if (outcome.type === 'invalid') return invalid(shipsElsewhere ? outcome.faults : asBilling(outcome.faults));
  const { code, message, shown } = outcome;
  return { __typename: 'OrderFailure' as const, code, message, cart: shown };
}

const invalid = (errors: { field: string; code: string; message: string }[]) => ({
  __typename: 'ValidationFailure' as const,
  code: 'VALIDATION_FAILED',
  message: checkoutTexts.invalid,
  errors,
});

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
    order: (_, args, context) => findOrder(args, context),
    orderPayment: (_, args, context) => findPayment(args, context),
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
    paymentState: async (order, _, context) =>
      paymentStateOf(order, !needsPayment(order) && Boolean((await particulars(order, context)).date_paid)),
    needsPayment,
    paymentUrl: async (order, _, context) =>
      needsPayment(order) ? webAddress((await particulars(order, context)).payment_url ?? '') : null,
    paymentReturns: (_, __, context) => paymentReturns(context),
    paidAt: async (order, _, context) => {
      const { date_paid, date_paid_gmt } = await particulars(order, context);
      return moment(date_paid, date_paid_gmt);
    },
    paymentProofs: ({ id }, _, { submissions }) => submissions.paymentProofs(String(id)),
    quoteReference: ({ id }, _, { quotes }) => quotes.referenceOfOrder(id),
    totals: orderTotals,
    items: itemsOf,
    billingAddress: order => order.billing_address,
    shippingAddress: order => order.shipping_address,
  },
};
