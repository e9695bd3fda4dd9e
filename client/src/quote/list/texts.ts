/** The quote list on the quote page. */
export const quoteListTexts = {
  quantityOf: 'Quantity of {name}',
  notesOn: 'Notes on {name}',
  note: 'Note',
  notes: 'Wording, numbering',
  remove: 'Remove',
  clear: 'Clear the list',
} as const;
