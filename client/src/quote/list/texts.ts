/** The quote list on the quote page. */
export const quoteListTexts = {
  heading: 'Your quote list',
  total: '{products} products, {pieces} pieces',
  totalOne: '1 product, {pieces} pieces',
  totalPiece: '1 product, 1 piece',
  sent: 'The list is sent with your request.',
  quantityOf: 'Quantity of {name}',
  notesOn: 'Notes on {name}',
  notes: 'Notes: size, wording, numbering',
  remove: 'Remove',
  clear: 'Clear the list',
  shop: 'Continue Shopping',
} as const;
