import { orElse } from '../../cache/scope.ts';
import type { OrderFailureResolvers } from '../../gql/types.ts';
import { cartVisitor } from '../cart/cartVisitor.ts';
import { storeCheckout } from './payment.ts';

export const OrderFailure: OrderFailureResolvers = {
  // A failure here must not make an order that was refused look like one of which nobody knows.
  storeCheckoutUrl: async ({ code, cart }, _, context) => {
    if (code !== 'ACCOUNT_EXISTS') return null;
    const { commerce, scope } = context;
    const shown = cart ?? (await orElse(commerce.carts.read(cartVisitor(context)), null, scope));
    return shown && storeCheckout(shown.cart, context);
  },
};
