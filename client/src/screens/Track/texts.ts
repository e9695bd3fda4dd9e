/** The way to one order. */
export const trackTexts = {
  title: 'Track an order',
  lead: 'By its number and the address that ordered.',
  heading: 'Find your order',
  number: 'Order number',
  numberHint: 'As on the order, e.g. 10482.',
  email: 'Email',
  emailHint: 'The address that ordered.',
  send: 'Show the order',
  unfit: 'The two do not fit together. Please check the number and the address.',
  failed: 'The shop does not answer. Please try again in a moment.',
  all: 'All of them? {link}',
  allLink: 'Go to your account',
} as const;
