/** What a quote list will cost, at once. */
export const estimateTexts = {
  heading: 'Estimate',
  mark: 'An estimate, not an offer: ours follows, with tooling and delivery.',
  line: '{quantity} x {name}',
  each: '{price} each',
  break: 'break {from}+',
  next: '{missing} more reach {price} each: {saves} less a piece, {percent}%.',
  goods: 'Goods, with tax',
  tax: '{label} {percent}% in it',
  delivery: 'Delivery',
  postcode: 'Postal code, for delivery',
  unknownDelivery: 'Delivery to {postcode} is priced by a person.',
  total: 'Estimated total',
  partly: 'Without what has no price yet.',
  unpriced: {
    UNKNOWN: 'Not in the price list: priced by a person.',
    CHOOSE_OPTIONS: 'Priced once its options are chosen.',
    ON_REQUEST: 'Priced by a person.',
    UNAVAILABLE: 'No price can be had just now.',
  },
} as const;
