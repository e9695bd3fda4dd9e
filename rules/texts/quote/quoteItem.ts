/** What is said of the products that a quote request names. */
export const quoteItemTexts = {
  listHeading: 'Quote list:',
  shownAt: 'shown at {price}',
  tooManyItems: 'Please send at most {max} products at a time.',
  quantity: 'Please give each product a quantity from 1 to {max}.',
  longNotes: 'Please write at most {max} characters about each product.',
} as const;
