/** The newsletter form of the blog. */
export const newsletterTexts = {
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Thank you for signing up. The next issue will come to your inbox.',
  error: 'There was an error signing you up. Please try again.',
  labels: { email: 'Email' },
} as const;
