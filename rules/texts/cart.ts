/** What the visitor of a cart is told that they did not do; the gateway says it. */
export const cartNoticeTexts = {
  CART_EXPIRED: 'Your cart had expired, so a new one was started.',
  CART_UNREADABLE: 'Your cart could not be found, so a new one was started.',
  PUT_BACK: 'What was in your cart has been put back.',
  NOT_PUT_BACK: 'Something that was in your cart could not be put back.',
  QUANTITY_LOWERED: 'There are fewer of {item} than you wanted: {quantity} instead of {before}.',
  SOLD_INDIVIDUALLY: '{item} is sold one to an order: there is one in your cart instead of {asked}.',
  OUT_OF_STOCK: 'Something in your cart is out of stock.',
  ITEM_REMOVED: 'Something was removed from your cart because it is no longer sold.',
  NOT_ADDED: 'One of the products could not be added.',
  NOT_FOR_SALE: '{item} can no longer be bought here. Please remove it before you order.',
  BELOW_MINIMUM: 'The minimum order of {item} is {minimum}. Please raise it or remove it before you order.',
  PAID_TAKEN_OUT: 'An order from this cart has been placed meanwhile, so what was ordered is no longer in the cart.',
  COUPON_APPLIED: 'Coupon {coupon}, which waited for your cart, is taken off.',
  COUPON_REFUSED: 'Coupon {coupon}, which waited for your cart, was not taken off. {reason}',
  CART_PROBLEM: 'Something in your cart needs your attention.',
} as const;

/** What the store does not say where it takes something out. */
export const itemGoneText =
  'Something that was in your cart is no longer in it. Please check the cart before you order.';

/** What the store does not say where a coupon takes others off. */
export const couponsReplacedText = 'Removed from your cart, as coupon {coupon} was added: {removed}.';

/** As the store says it of a number; of what is none it would say 0. */
export const unknownProductText = 'Product with ID "{id}" was not found and cannot be added to the cart.';

/** Why a change of a cart was not made. */
export const cartFailureTexts = {
  REFUSED: 'The cart could not be changed.',
  NOTHING_TO_DO: 'There is nothing in the list to add.',
  TOO_MANY_ITEMS: 'Please add at most {max} products at a time.',
  RATE_NOT_OFFERED: 'This way of shipping is not offered for your address.',
  BELOW_MINIMUM: 'The minimum order of {item} is {minimum}.',
  NOT_FOR_SALE: 'This product cannot be bought here.',
  NO_SUCH_VARIATION: 'This product has no such variation.',
} as const;
