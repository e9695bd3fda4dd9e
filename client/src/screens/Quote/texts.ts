/** Everything on the quote page around its form. */
export const quotePageTexts = {
  title: 'Request Quote',
  badge: '24-48 Hour Turnaround',
  heroTitle: 'Request a quote for custom labels',
  heroSubtitle:
    'Tell us what you are sealing or approving. A label specialist checks the material, adhesive and print method, and answers within 24 hours.',
  ticks: ['Free Instant Quote', 'Expert Consultation', 'Custom Manufacturing', 'Rapid Delivery'],
  start: 'Start Your Quote',
  call: 'Call Expert Team',
  stats: [
    { value: '24 years', label: 'of experience' },
    { value: '24 hours', label: 'quote response' },
    { value: '98%', label: 'client satisfaction' },
    { value: '100%', label: 'custom solutions' },
  ],
  processTitle: 'Our Quote Process',
  steps: [
    {
      title: 'Submit Requirements',
      text: 'Label type and quantity are enough to start. Add a size, surface or artwork note if you have one.',
    },
    {
      title: 'Expert Review',
      text: 'We match material and adhesive to your surface, and check approval wording where a regulator is involved.',
    },
    { title: 'Custom Quote', text: 'Price per roll, lead time and a proof to approve, within 24 hours.' },
  ],
  pressAlt: 'Diagram of a narrow-web label press: unwind, four print stations, die cut and rewind',
  help: 'Need Help?',
  service: 'Custom labels and sealing tape to order',
  required: 'Four required fields',
  requiredTwo: 'Two required fields',
  partNeed: 'What do you need?',
  partContact: 'Where do we send the quote?',
  foot: 'Quote response within 24 hours. Your details stay in the form if anything needs correcting.',
  why: 'We use these details to price your request and to answer you.',
  details: 'Add details',
  detailsList: '7 optional: company, usage, colours, special requirements, when, artwork, additional information',
  phoneHint: 'Only if a call is quicker. {count} countries, by name or code.',
} as const;
