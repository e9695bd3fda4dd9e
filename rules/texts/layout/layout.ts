/** The header and what stands around every screen. */
export const layoutTexts = {
  skip: 'Skip to content',
  primary: 'Primary',
  home: 'Home',
  about: 'About',
  products: 'Products',
  contact: 'Contact',
  menu: 'Menu',
  search: 'Search',
  requestQuote: 'Request quote',
  requestQuoteOne: 'Request quote, 1 product on your list',
  requestQuoteMany: 'Request quote, {count} products on your list',
  families: {
    regulatory: 'Regulatory Products',
    security: 'Security Products',
    specialty: 'Specialty Products',
    general: 'General Products',
  },
  notifications: 'Notifications',
  broken: 'Something went wrong.',
  brokenWords: 'This page could not be shown. Try again, or go on from the home page.',
  goHome: 'Go Home',
} as const;
