/** The parts of an order's sum in a list. */
export const sumTexts = {
  goods: 'Goods',
  discount: 'Discount',
  minus: '−{amount}',
  delivery: 'Delivery',
  tax: 'tax',
  within: 'Includes {label}',
  withinRate: 'Includes {label} {percent}%',
} as const;
