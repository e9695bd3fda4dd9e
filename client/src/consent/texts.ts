/** Asked where the site measures its visits with a program from elsewhere. */
export const consentTexts = {
  title: 'May we measure your visit?',
  text: 'With your yes, a program from {host} counts which pages are read. It is loaded only then, and never on your cart, orders or quotes. You can change your mind under {link}.',
  cookies: 'Cookies',
  allow: 'Yes, measure',
  refuse: 'No',
  heading: 'Measuring visits',
  allowed: 'You allowed {host} to measure your visits.',
  refused: 'Your visits are not measured.',
  withdraw: 'Stop measuring',
  change: 'Allow measuring',
} as const;
