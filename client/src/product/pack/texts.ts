/** What a price buys, and what one of it costs. */
export const packTexts = {
  each: { label: '{price} a label', piece: '{price} each' },
  units: { roll: 'rolls', sheet: 'sheets', box: 'boxes', pack: 'packs', book: 'books', piece: 'pieces' },
} as const;
