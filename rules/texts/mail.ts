/** Every mail: those that follow a form, those of a quote's life, and the one that signs in. `{…}` is filled in. */
export const mailTexts = {
  greeting: 'Hello {name},',
  quote: {
    subject: 'Your quote request {reference}',
    heading: 'We have your request',
    received: "We have received your quote request. We'll get back to you within 24 hours.",
    asked: 'What you asked for',
  },
  contact: {
    subject: 'Your message {reference}',
    heading: 'We have your message',
    received: "We have received your message. We'll get back to you within 24 hours.",
    asked: 'What you wrote',
  },
  unasked: 'If you did not send this, somebody entered your address by mistake: nothing else will come of it.',
  copySubject: {
    quote: 'Quote request {reference}, {name}',
    contact: 'Message {reference}, {name}',
    newsletter: 'Newsletter sign-up {reference}',
    payment: 'Proof of payment for order {number}, {reference}',
  },
  /** once, when something is back in stock */
  stock: {
    subject: 'Back in stock: {name}',
    heading: 'It is back',
    lead: '{name} is in stock again. You asked us to tell you.',
    button: 'See it',
    once: 'This is the only mail about it: we write again only if you ask again.',
    stop: 'Send me no more notices of stock',
  },
  /** the label, as its size was understood */
  drawing: {
    alt: 'Drawing of the label: {size}, with a ruler in millimetres',
    realSize: 'Drawn to scale, {size}. The ruler is in mm.',
    reduced: 'Drawn at 1:{times}, {size}. The ruler is in mm.',
  },
  /** what will be made, in the mails of an offer */
  proof: { alt: 'Proof: {name}', link: 'Open the proof {name} ({kind}, {size})' },
  /** in the confirmation of a request */
  follow: 'Follow this request',
  question: {
    subject: 'A question about your quote {reference}',
    heading: 'We have a question',
    lead: 'Before we can price what you asked for, we need to know:',
    button: 'Answer',
  },
  /** what the firm writes once there is an offer, or an order */
  word: {
    subject: 'About your quote {reference}',
    heading: 'We wrote to you',
    lead: 'About what we offered you:',
    button: 'Answer',
  },
  offer: {
    subject: 'Your offer {reference} is ready',
    /** beside the subject, in the list of mails */
    preview: '{total}, {valid}',
    heading: 'Your offer is ready',
    lead: 'This is offer {version}.',
    replaces: 'It replaces offer {version}.',
    button: 'Read and accept',
    validUntil: 'Valid until {time}.',
    leadTime: 'Lead time {count} working days after payment and your word on the proof.',
    leadTimeOne: 'Lead time 1 working day after payment and your word on the proof.',
    ask: 'A question? Answer this mail or ask on the page. Not for you any more? The page has Decline, and we stop asking.',
  },
  /** at once, where the shop has not made the order yet */
  ordering: {
    subject: 'You accepted offer {version} of quote {reference}',
    heading: 'Your offer is accepted',
    lead: 'You accepted offer {version}. It is ordered once.',
    making: 'Your order is being made: we mail you its number, and how it is paid.',
    checking: 'We are checking your order before anything is paid, and write to you.',
    button: 'Read your quote',
  },
  accepted: {
    subject: 'Your order {number} from quote {reference}',
    heading: 'Your order is made',
    lead: 'You accepted offer {version}. It is order {number}.',
    button: 'See the order',
  },
  expiring: {
    subject: 'Your offer {reference} expires on {time}',
    heading: 'Your offer expires soon',
    lead: 'Offer {version} can be accepted until {time}. After that we have to look at the prices again.',
    button: 'Read and accept',
  },
  paid: {
    subject: 'Order {number} is paid',
    heading: 'Your payment has arrived',
    lead: 'Order {number} is paid: the work begins.',
    button: 'See the order',
  },
  sent: {
    subject: 'Order {number} is on its way',
    heading: 'Your order is on its way',
    lead: 'Order {number} has left us.',
    button: 'See the order',
  },
  /** in the place of `sent` */
  collected: {
    subject: 'Order {number} is complete',
    heading: 'Your order is complete',
    lead: 'Order {number} is collected, not sent: {way}. If you do not have it yet, it is ready for you.',
    way: 'collection',
    button: 'See the order',
  },
  closed: {
    subject: 'Your quote {reference} is closed',
    heading: 'We have closed your request',
    lead: 'We cannot offer what you asked for:',
    button: 'Read your request',
  },
  firm: {
    subject: '{what}: quote {reference}, {name}',
    heading: '{what}',
    button: 'Open the request',
    what: {
      REPLIED: 'The buyer wrote',
      ARTWORK_ADDED: 'The buyer added files',
      ACCEPTED: 'The offer was accepted',
      DECLINED: 'The offer was declined',
      WITHDRAWN: 'The request was withdrawn',
      ORDER_HELD: "The order's sums are not the offer's: paying is held",
    },
  },
  signIn: {
    subject: 'Your sign-in link',
    heading: 'Sign in without a password',
    lead: 'The {way} opens a page with one more button: press it to sign in on that device for 30 days. It is good for 20 minutes, and once.',
    button: 'Sign in',
    unasked: 'If you did not ask for this, do nothing: nobody is signed in by it.',
  },
  order: {
    heading: 'The offer',
    net: 'Before VAT',
    netPlain: 'Before tax',
    tax: '{label} {percent}%',
    taxes: 'Tax',
    total: 'Total',
    delivery: '{name}',
  },
  line: '{quantity} at {price}',
  link: 'The {way} opens your quote without a password, so pass this mail on with care. If it does not work, go to {place} and type {reference} and your email.',
  orderLink:
    'Where you have not opened your quote before, the {way} asks for your email first. If it does not work, go to {place} and type {number} and your email.',
  /** What stands in `{way}`: plain text has no buttons. */
  way: { html: 'button', plain: 'link' },
  decline: 'Decline this offer',
  stop: 'Stop reminders for this quote',
} as const;
