/** What is said of the products that a quote request names. */
export const quoteItemTexts = {
  listHeading: 'Quote list:',
  shownAt: 'shown at {price}',
  tooManyItems: 'Please send at most {max} products at a time.',
} as const;
