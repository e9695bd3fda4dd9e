/** The words of the breadcrumbs. */
export const crumbTexts = {
  home: 'Home',
  products: 'Products',
  blog: 'Blog',
  about: 'About Us',
  contact: 'Contact',
  quote: 'Request Quote',
} as const;
