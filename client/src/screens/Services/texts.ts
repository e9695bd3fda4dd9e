/** The services, as they are laid out. */
export const servicesTexts = {
  onPage: 'Services on this page',
  facts: { you_send: 'You send', you_get: 'You get', takes: 'Takes' },
  smaller: 'Smaller jobs',
  columns: ['Service', 'What it is', 'Price'],
} as const;
