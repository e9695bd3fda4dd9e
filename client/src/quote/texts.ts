/** The call to action that ends a page. */
export const docketTexts = {
  title: 'Tell us the surface. We will cut the seal.',
  steps: ['Submit Requirements', 'Expert Review', 'Custom Quote'],
  action: 'Start Your Quote',
  note: 'Quote response within 24 hours',
} as const;

/** What a visitor is told who puts a product on the quote list. */
export const addedTexts = {
  add: 'Add to quote list',
  added: 'Added to quote list',
  view: 'View quote list',
  full: 'Your quote list is full',
  fullText: 'Send it, or remove a product first.',
} as const;
