import { productTexts } from '../../../../rules/texts/product.ts';

/** What a quote list will cost, at once. */
export const estimateTexts = {
  heading: 'Your price now',
  marked: 'estimate',
  line: '{quantity} × {name}',
  each: '{price} each',
  break: 'price break from {from}',
  next: 'Next break saves {saves} on each:',
  more: productTexts.breaks.more,
  moreOf: '{missing} more of {name} and each costs {price}.',
  open: 'open',
  delivery: 'Delivery',
  postcode: 'Postal code, for delivery',
  sentTo: 'to {postcode}',
  unknownDelivery: 'to {postcode}: priced by a person',
  workOut: 'Work out the price',
  withOffer: 'in our offer',
  total: 'Estimate',
  tax: '{label} {percent}%, included',
  taxes: 'Tax, included',
  none: 'What is on the list is priced by a person.',
  partly: 'Without what has no price yet.',
  offer: 'The quote we send is the offer. This figure is shop prices for the lines above.',
  footSent: '{sum}, with delivery',
  foot: '{sum}, delivery in our offer',
  unpriced: {
    UNKNOWN: 'Not in the price list: priced by a person.',
    CHOOSE_OPTIONS: 'Priced once its options are chosen.',
    ON_REQUEST: 'Priced by a person.',
    UNAVAILABLE: 'No price can be had just now.',
  },
} as const;
