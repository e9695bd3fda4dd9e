import { quoteTexts } from '../texts/quote/quote.ts';

/** The sentence above the form after a failed submit; it names the phone number when that was the fault. */
export function quoteErrorBanner(phoneInvalid: boolean): string {
  const { error, errorPhone, errorCheck } = quoteTexts;
  return [error, ...(phoneInvalid ? [errorPhone] : []), errorCheck].join(' ');
}
