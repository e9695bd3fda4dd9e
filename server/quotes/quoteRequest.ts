import { type QuoteValues, quoteFields } from '../../rules/forms/quote.ts';
import type { AskedItem } from '../../rules/forms/quoteItems.ts';
import type { Party, QuoteStatus } from './life/states.ts';

/** What a buyer asked for: the form's thirteen fields, normalised, and the quote list. */
export interface AskedQuote {
  readonly fields: QuoteValues;
  readonly items: readonly AskedItem[];
}

/** A quote request as it is stored. Its files lie in the artwork folder, under its reference. */
export interface QuoteRequest extends AskedQuote {
  /** the submission that brought it */
  readonly id: number;
  readonly reference: string;
  /** An offer whose time ran out is EXPIRED from that moment, also where nobody has written that down yet. */
  readonly status: QuoteStatus;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Why it waits for the operator's judgement before anybody is told of it; null for most. */
  readonly held: string | null;
  /** Whether a mail that confirms it is, or was, to go to its address; false once the outbox has forgotten it. */
  readonly confirmed: boolean;
  /** Counts the steps, from 1. */
  readonly version: number;
  /** When the last step was taken, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** Whose turn it is; null once it has come to its end. */
  readonly waitsFor: Party | null;
  /** Since when, in milliseconds since 1970. */
  readonly turnAt: number;
  /** Whether reminders are sent. */
  readonly reminders: boolean;
  /** When its address last signed out everywhere, in milliseconds since 1970; null where it never did. */
  readonly signedOutAt: number | null;
}

/** A request at its beginning. */
export const newRequest = (
  asked: AskedQuote,
  stored: Pick<QuoteRequest, 'id' | 'reference' | 'receivedAt' | 'held' | 'confirmed'>,
): QuoteRequest => ({
  ...stored,
  ...asked,
  status: 'RECEIVED',
  version: 1,
  waitsFor: 'FIRM',
  reminders: true,
  signedOutAt: null,
  updatedAt: stored.receivedAt,
  turnAt: stored.receivedAt,
});

/** The form's fields among some values; what is not there is empty. */
export const fieldsIn = (values: Readonly<Record<string, string>>): QuoteValues =>
  Object.fromEntries(quoteFields.map(name => [name, values[name] ?? ''])) as QuoteValues;

/** An e-mail address as requests are found by: the same person writes it in small and large letters. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
