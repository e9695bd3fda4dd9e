import { fillText } from '../../../../rules/fillText.ts';

import { cartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';

import type { Ask } from '../../data/ask.ts';
import { type RefusedForm, refusedForm } from '../../forms/formOutcome.ts';
import type { PlaceOrderInput } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { orderTexts } from './orderTexts.ts';
import type { OrderAnswer } from './sendOrder.ts';

type Refusal = Exclude<OrderAnswer, { kind: 'placed' | 'unclear' }>;

interface Sent {
  /** as it was shown when the order was sent */
  cart: Cart | null;
  input: PlaceOrderInput;
}

/**
 * What the form says of an order that was not placed. Of a lost cart, the products are put back first; one that was paid
 * for elsewhere is read again, which ends the form.
 */
export async function refusalOf(ask: Ask, answer: Refusal, sent: Sent): Promise<RefusedForm> {
  const plain = refusedForm({}, '', answer.message);
  if (answer.kind === 'unsent') return { ...plain, requestId: answer.requestId };
  if (answer.kind === 'invalid') return { ...plain, errors: whereShown(answer.errors, sent.input) };
  if (answer.code === 'ALREADY_PAID') await cartStore(ask).load();
  const again = isLost(answer, sent) ? await putBack(ask, sent) : null;
  if (again) return { ...plain, message: withSums(orderTexts.putBack, sent, again) };
  if (answer.wayOn) return { ...plain, wayOn: answer.wayOn };
  return { ...plain, message: withSums(answer.message, sent, answer.cart) };
}

/** Whether the store has forgotten the cart, or this browser which one it was; an emptied cart is answered with the refusal. */
const isLost = ({ code, cart }: Refusal & { kind: 'failed' }, { cart: shown }: Sent): boolean =>
  code === 'CART_EXPIRED' || (code === 'NO_CART' && !cart && shown !== null);

function withSums(message: string, { cart: shown }: Sent, cart: Cart | null | undefined): string {
  const [before, now] = [shown?.totals.total, cart?.totals.total];
  if (!before || !now || now.amount === before.amount) return message;
  return `${message} ${fillText(orderTexts.sums, { before: showMoney(before), now: showMoney(now) })}`;
}

/** Where both addresses are one, what is wrong with either is shown at the one. */
function whereShown(errors: Record<string, string>, { shipping }: PlaceOrderInput): Record<string, string> {
  if (shipping) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^shipping\b/, 'billing'), message]),
  );
}

/** Puts what was shown into a new cart; null where that failed. */
function putBack(ask: Ask, { input }: Sent): Promise<Cart | null> {
  const { country, state, city, postcode } = input.shipping ?? input.billing;
  return cartStore(ask)
    .putBack({ billing: { country, state, city, postcode } })
    .catch(() => null);
}
