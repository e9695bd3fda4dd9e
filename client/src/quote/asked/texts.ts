/** What a buyer sees whose request has arrived. */
export const sentTexts = {
  next: 'What happens next',
  copy: 'A copy is on its way to {email}.',
  done: 'Done: we have what you sent.',
  print: 'Print',
  slip: 'Quote request {reference}',
  received: 'Received on {date}',
  answer: 'Answer within 24 hours',
  asked: 'What you asked for',
  list: 'Quote list',
  listed: '{quantity} x {name}',
  file: '{name} ({size})',
  follow: 'Follow this request',
  followText:
    'Follow the request, add artwork and read our offer on one page. Keep the link: it opens without a password.',
  link: 'link',
} as const;
