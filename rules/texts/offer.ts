/** What a product costs, wherever it stands. */
export const offerTexts = {
  requestQuote: 'Request Quote',
  requestQuoteFor: 'Request Quote for {name}',
  withTax: 'including VAT',
  withoutTax: 'excluding VAT',
  range: '{min} to {max}',
  andUp: 'and up',
  sizes: '{count} sizes',
} as const;
