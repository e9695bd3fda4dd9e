/** Every post, by date. */
export const archiveTexts = {
  heading: 'Blog Archive',
  crumb: 'Archive',
  lead: 'Everything we have written about labels, seals and tape, newest first.',
  errorHeading: 'Error loading blog posts',
  errorText:
    'The posts could not be loaded just now. There was a problem loading the blog posts. Please try again later.',
  emptyAction: 'Blog Archive',
} as const;

/** The newsletter band of the blog. */
export const newsletterPageTexts = {
  heading: 'New materials and rule changes, by email',
  placeholder: 'name@company.co.za',
  consent: 'By subscribing you agree to get our newsletter by email.',
} as const;
