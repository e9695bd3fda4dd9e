import type { MutationResolvers } from '../../gql/types.ts';
import { changeCart } from './cartChange.ts';
import { addItem, addItems, setQuantity } from './cartLines.ts';
import { cartVisitor } from './cartVisitor.ts';
import { selectRate } from './selectRate.ts';
import { updateCustomer } from './updateCustomer.ts';

export const cartMutation: MutationResolvers = {
  addCartItem: (_, { input }, context) => addItem(input, context),
  addCartItems: (_, { input }, context) => addItems(input, context),
  updateCartItem: (_, { input }, context) => setQuantity(input, context),
  removeCartItem: (_, { input: { key, restore } }, context) =>
    changeCart({ writes: [{ path: 'remove-item', body: { key } }], touched: [key], restore }, context),
  clearCart: (_, __, context) => {
    const empty = { method: 'DELETE', path: 'items', body: {} } as const;
    // Emptying answers with no cart; a change of nothing does, in the same call.
    return changeCart({ writes: [empty, { path: 'update-customer', body: {} }] }, context);
  },
  applyCoupon: async (_, { input: { code, restore } }, context) => {
    await context.limit('coupon');
    return changeCart({ writes: [{ path: 'apply-coupon', body: { code } }], restore }, context);
  },
  keepCoupon: (_, { input: { code } }, context) => {
    const { session } = cartVisitor(context);
    const filled = Object.keys(session.state?.quantities ?? {}).length > 0;
    if (!filled) session.keepCoupon(code);
    return { code: filled ? null : session.coupon };
  },
  removeCoupon: (_, { input: { code, restore } }, context) =>
    changeCart({ writes: [{ path: 'remove-coupon', body: { code } }], restore }, context),
  updateCartCustomer: (_, { input }, context) => updateCustomer(input, context),
  selectShippingRate: (_, { input }, context) => selectRate(input, context),
};
