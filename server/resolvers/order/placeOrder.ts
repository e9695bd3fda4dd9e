import { validateCheckout } from '../../../rules/forms/checkout.ts';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import type { OrderOutcome, PlacedOutcome } from '../../commerce/orders/outcome.ts';
import type { StoreFault } from '../../commerce/orders/storeFaults.ts';
import { rememberOrder } from '../../commerce/sessions/rememberedOrders.ts';
import type { Context } from '../../context/context.ts';
import type { PlaceOrderInput } from '../../gql/types.ts';
import { badInput } from '../arguments.ts';
import { cartVisitor } from '../cart/cartVisitor.ts';
import { hasTooFew } from '../cart/minimumOrder.ts';
import { validationFailure } from '../fieldError.ts';
import { receivedPath } from './findOrder.ts';
import { paymentReturns } from './payment.ts';

const SHORTEST_KEY = 8;

export async function placeOrder({ key, total, cartHash, ...input }: PlaceOrderInput, context: Context) {
  const visitor = cartVisitor(context);
  await context.limit('order');
  if (key.length < SHORTEST_KEY) throw badInput(`key: give one of at least ${SHORTEST_KEY} characters.`);
  const valid = validateCheckout(input);
  if (!valid.ok) return invalid(Object.entries(valid.errors).map(([field, error]) => ({ field, ...error })));
  const { values } = valid;
  const outcome = await context.commerce.orderService.place({
    visitor,
    key,
    partner: context.partner?.id ?? null,
    values,
    total,
    cartHash: cartHash ?? null,
    hasTooFew: items => hasTooFew(items, context),
  });
  if (outcome.type === 'placed') {
    const { id, orderKey, waits } = outcome;
    rememberOrder(visitor.session, { id, key: orderKey, email: values.billing.email, changed: false, waits });
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

const invalid = (errors: { field: string; code: string; message: string }[]) =>
  validationFailure(checkoutTexts.invalid, errors);
