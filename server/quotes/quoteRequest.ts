import { type QuoteValues, quoteFields } from '../../rules/forms/quote.ts';
import type { AskedItem } from '../../rules/forms/quoteItems.ts';

/** Where a request stands. */
export type QuoteStatus = 'RECEIVED';

/** What a buyer asked for: the form's thirteen fields, normalised, and the quote list. */
export interface AskedQuote {
  readonly fields: QuoteValues;
  readonly items: readonly AskedItem[];
}

/** A quote request as it is stored. Its files lie in the artwork folder, under its reference. */
export interface QuoteRequest extends AskedQuote {
  readonly reference: string;
  readonly status: QuoteStatus;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Why it waits for the operator's judgement before anybody is told of it; null for most. */
  readonly held: string | null;
}

/** The form's fields among some values; what is not there is empty. */
export const fieldsIn = (values: Readonly<Record<string, string>>): QuoteValues =>
  Object.fromEntries(quoteFields.map(name => [name, values[name] ?? ''])) as QuoteValues;

/** An e-mail address as requests are found by: the same person writes it in small and large letters. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
