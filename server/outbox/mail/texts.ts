/** The mails that follow a form. */
export const mailTexts = {
  greeting: 'Hello {name},',
  quote: {
    subject: 'Your quote request {reference}',
    received: "We have received your quote request. We'll get back to you within 24 hours.",
    asked: 'What you asked for',
  },
  contact: {
    subject: 'Your message {reference}',
    received: "We have received your message. We'll get back to you within 24 hours.",
    asked: 'What you wrote',
  },
  unasked: 'If you did not send this, somebody entered your address by mistake: nothing else will come of it.',
  copySubject: {
    quote: 'Quote request {reference}, {name}',
    contact: 'Message {reference}, {name}',
    newsletter: 'Newsletter sign-up {reference}',
  },
} as const;
