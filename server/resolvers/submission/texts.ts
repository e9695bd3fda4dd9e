/** What every form says when nothing could be stored. */
export const submissionTexts = {
  notStored: 'We could not take this right now, and nothing was sent. Please call us at {phone}, or try again later.',
  notStoredNoPhone: 'We could not take this right now, and nothing was sent. Please try again later.',
} as const;
