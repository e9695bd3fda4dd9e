/** The home page. */
export const homeTexts = {
  pageTitle: 'Security, regulatory and tamper evident labels',
  years: '{years} years of labels, seals and tape',
  yearless: 'Labels, seals and tape',
  title: 'Experts in innovative marketing and printing solutions.',
  lead: 'Tamper evident, security void and telecom regulatory labels, printed and die-cut in {city} for manufacturers, importers and repair facilities.',
  leadAnywhere:
    'Tamper evident, security void and telecom regulatory labels, printed and die-cut for manufacturers, importers and repair facilities.',
  quote: 'Request a Quote',
  more: 'Learn more',
  moreOf: 'about us',
  heroAlt:
    'A press sheet of security, approval and asset labels. One void label is peeled back and has left its message on the sheet.',
} as const;
