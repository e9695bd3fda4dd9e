/** Why a form was not sent, whichever it is. */
export const sendTexts = {
  limited: 'Too many forms came from your connection. Please try again in a few minutes: what you wrote stays here.',
  tooLong: 'This is longer than can be sent. Please shorten it: what you wrote stays here.',
  unsent: 'This could not be sent. Nothing you typed is lost: please try again in a moment.',
} as const;
