/** What this browser keeps of a form. */
export const keptTexts = {
  restored: 'Your unfinished request is here again.',
  restoredComment: 'Your unfinished comment is here again.',
  restoredReview: 'Your unfinished review is here again.',
  restoredMessage: 'Your unfinished message is here again.',
  afresh: 'Start afresh',
  earlier: 'Your last request was {reference}. This browser remembers it.',
  details: 'Use my last details',
  again: 'Ask for this again',
  forget: 'Forget it',
  filled: 'Filled in from your last request',
} as const;
