/** What stands where nothing is. */
export const notFoundTexts = {
  code: 'Error {status}',
  title: 'Page Not Found',
  refused: 'This Did Not Work',
  lead: 'Someone lifted this one. The page has moved, or it was never here.',
  home: 'Go Home',
  catalog: 'Product Catalog',
  alt: 'A security label peeled off, leaving VOID on the steel beneath',
} as const;
