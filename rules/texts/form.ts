/** What the forms share. */
export const formTexts = {
  privacy: 'Privacy policy',
  reference: 'Your reference number is {reference}.',
  check: 'Please check your information and try again.',
  call: 'You can also call us on {phone}.',
  chat: 'Or write to us on {whatsapp}.',
  updating:
    'The site is being updated, and nothing was sent. Please try again in a minute: what you wrote stays here. If it happens again, copy it and reload the page.',
  website: 'Leave this empty',
  required: 'Please fill in every field that is not marked (optional)',
  answerBy: 'Outside office hours: by {time}',
} as const;
