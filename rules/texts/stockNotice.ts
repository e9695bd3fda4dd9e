/** One mail when something is back in stock. */
export const stockNoticeTexts = {
  title: 'Tell me when it is back',
  email: 'Your email',
  send: 'Tell me',
  sending: 'Sending...',
  why: 'One mail when it is back in stock, and nothing else.',
  asked: 'Thank you. One mail comes to you when it is back in stock.',
  page: 'Back in stock',
  toProducts: 'Back to the products',
  nothing: 'Choose a product that is out of stock, and leave your email on its page.',
  stopTitle: 'No more notices of stock',
  stopLead: 'Press the button, and no notice of stock goes to your address any more, whatever you asked for before.',
  stop: 'Stop these mails',
  stopped: 'Done. No notice of stock goes to your address any more. You can ask again on the page of any product.',
  stale: 'This link is not one of ours, or was cut off. Open it from the mail again.',
  refused: {
    NOT_OFFERED: 'This site cannot send mails just now. Ask us instead.',
    UNKNOWN: 'This product is not sold here any more.',
    AVAILABLE: 'It is in stock now, and can be ordered.',
    NOT_STORED: 'Nothing was stored. Please try again in a minute.',
  },
} as const;
