/** Everything on the contact page around its form. */
export const contactPageTexts = {
  title: 'Contact Us',
  lead: 'Ask about a product, an approval or an order. We get back to you within 24 hours.',
  form: 'Send a message',
  required: 'Four required fields',
  message: 'Message',
  why: 'We use these details to answer your message.',
  talk: 'Talk to us',
  hours: 'Business hours',
  closed: 'Closed',
  routes: 'Delivery routes',
  routesFrom: 'Delivery routes from {city}',
} as const;
