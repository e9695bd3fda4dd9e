import type { QuoteField } from '../../../../../rules/forms/quote.ts';
import { quoteTexts } from '../../../../../rules/texts/quote/quote.ts';

interface Sources {
  /** what the controls' ids begin with */
  id: string;
  errorOf: (name: QuoteField | 'artwork') => string | undefined;
  /** values to start with */
  start: Record<string, string>;
}

/** What each part of the form hands to its fields. */
export const createParts = ({ id, errorOf, start }: Sources) => ({
  start,
  /** label, id and message of a field */
  field: (name: QuoteField) => ({ id: `${id}${name}`, label: quoteTexts.labels[name], error: errorOf(name) }),
  /** id and message of the attached files */
  artwork: { id: `${id}artwork`, error: errorOf('artwork') },
  /** name and first value of its control */
  control: (name: QuoteField) => ({ name, defaultValue: start[name] ?? '' }),
});

export type QuoteParts = ReturnType<typeof createParts>;
