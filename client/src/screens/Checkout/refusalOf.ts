import { fillText } from '../../../../rules/fillText.ts';

import { cartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';

import type { Ask } from '../../data/ask.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { PlaceOrderInput } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import type { OrderAnswer } from './sendOrder.ts';
import { checkoutPageTexts } from './texts.ts';

type Refusal = Exclude<OrderAnswer, { kind: 'placed' | 'unclear' }>;

interface Sent {
  /** as it was shown when the order was sent */
  cart: Cart | null;
  input: PlaceOrderInput;
}

/** What the form says of an order that was not placed. Of an expired cart, the products are put back first. */
export async function refusalOf(ask: Ask, answer: Refusal, sent: Sent): Promise<RefusedForm> {
  const plain = { kind: 'refused', values: {}, errors: {}, banner: answer.banner, requestId: null } as const;
  if (answer.kind === 'unsent') return { ...plain, requestId: answer.requestId };
  if (answer.kind === 'invalid') return { ...plain, errors: whereShown(answer.errors, sent.input) };
  if (answer.code === 'CART_EXPIRED' && (await putBack(ask, sent)))
    return { ...plain, banner: checkoutPageTexts.putBack };
  if (answer.wayOn) return { ...plain, wayOn: answer.wayOn };
  const now = answer.cart?.totals.total;
  if (!now || !sent.cart || now.amount === sent.cart.totals.total.amount) return plain;
  const sums = { before: showMoney(sent.cart.totals.total), now: showMoney(now) };
  return { ...plain, banner: `${answer.banner} ${fillText(checkoutPageTexts.sums, sums)}` };
}

/** Where both addresses are one, what is wrong with either is shown at the one. */
function whereShown(errors: Record<string, string>, { shipping }: PlaceOrderInput): Record<string, string> {
  if (shipping) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^shipping\b/, 'billing'), message]),
  );
}

/** Puts what was shown into a new cart; false where that failed. */
function putBack(ask: Ask, { input }: Sent): Promise<boolean> {
  const { country, state, city, postcode } = input.shipping ?? input.billing;
  const again = cartStore(ask).putBack({ billing: { country, state, city, postcode } });
  return again.then(
    () => true,
    () => false,
  );
}
