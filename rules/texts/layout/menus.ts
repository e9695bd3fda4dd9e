/** Inside of the menus, and while a screen is on its way. */
export const menuTexts = {
  loading: 'Loading...',
  menuFailed: 'Error loading menu',
  menuEmpty: 'No items found',
  offRange: 'Not in the range?',
  offRangeWords: 'We cut any shape from 2.5 mm up, on the material your surface needs.',
  catalog: 'Product Catalog',
  quote: 'Request a Quote',
} as const;
