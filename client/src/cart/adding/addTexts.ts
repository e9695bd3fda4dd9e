/** The cart in the header of every page, and the way into it. */
export const addTexts = {
  icon: 'Cart',
  iconOne: 'Cart, 1 item',
  iconMany: 'Cart, {count} items',
  view: 'View Cart',
  add: 'Add to cart',
  addFor: 'Add to cart: {name}',
  added: 'Added to Cart',
  notAdded: 'Failed to Add to Cart',
  notAddedText: 'Please try again or contact support if the problem persists.',
} as const;
