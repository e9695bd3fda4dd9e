/** The contact form. */
export const contactTexts = {
  submit: 'Send Message',
  submitting: 'Sending Message...',
  success: 'Thank you for your message! We will get back to you within 24 hours.',
  error: 'There was an error sending your message. Please try again or contact us directly.',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
  },
  placeholders: { subject: 'Select a subject' },
  subject: {
    general: 'General',
    products: 'Products',
    quote: 'Quote',
    support: 'Support',
    partnership: 'Partnership',
  },
} as const;
