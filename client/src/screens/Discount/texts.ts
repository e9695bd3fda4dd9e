/** The page that an address with a discount leads to. */
export const discountTexts = {
  title: 'Your discount',
  crumb: 'Discount',
  lead: 'What you save stands in your cart, line by line.',
  heading: 'Coupon {code}',
  text: 'It is taken off what it is good for, now and for what you add later. It can be taken off again in the cart.',
  put: 'Put it on my cart',
  shop: 'Continue Shopping',
  empty: 'Your cart is empty.',
  keptText: '{code} waits in this browser and is taken off with the first product you put in.',
  emptyText:
    'A coupon is taken off what is in the cart. Put something in first, then come back to this page: {code} waits here.',
  fill: 'See the catalogue',
} as const;
