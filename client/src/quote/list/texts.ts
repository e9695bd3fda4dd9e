/** The quote list on the quote page. */
export const quoteListTexts = {
  optionOf: '{option} of {name}',
  notesOn: 'Notes on {name}',
  note: 'Note',
  notes: 'Wording, numbering',
  remove: 'Remove',
  clear: 'Clear the list',
  addFirst: 'Add a product',
  addSku: 'SKU',
  addSkuHint: 'As it stands on the page of the product.',
  addEmpty: 'Please enter the SKU of a product.',
  addNotFound: 'There is no product with this SKU.',
  addFull: 'The quote list is full.',
} as const;
