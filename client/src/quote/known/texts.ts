/** What a quote request knows from the products on its list. */
export const knownTexts = {
  quoting: 'Quoting: {count} products',
  quotingOne: 'Quoting: 1 product',
  units: '{kind} of {count}',
  labels: '{count} labels',
  label: '1 label',
  pieces: '{count} pieces',
  piece: '1 piece',
  known: 'Known from the product',
  knownMany: 'Known from the products',
  change: 'Change these',
  another: 'Add another product',
  choose: 'Choose',
  labelsWord: 'labels',
} as const;
