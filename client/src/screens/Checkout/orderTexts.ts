/** What became of an order that was sent; they come with what places it. */
export const orderTexts = {
  sums: 'You saw {before}, now it is {now}.',
  putBack:
    'Your cart had expired, and nothing was ordered. Your products are back in it: please check them and place the order again.',
  unshown: 'Its page could not be loaded just now.',
  unclearTitle: 'We are checking whether your order arrived',
  unclear:
    'The shop has not answered yet. We keep asking, and your order is placed once at most. Please leave this page open.',
  unknownTitle: 'Nobody knows yet whether your order arrived',
  unknown:
    'The shop still has not answered. Nothing you typed is lost. Ask again in a few minutes, or call us before you order anywhere else: asking never orders twice.',
  askAgain: 'Ask Again',
} as const;
