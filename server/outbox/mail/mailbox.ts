import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';

/**
 * Mails of one kind to one mailbox within that time, of those that go wherever a visitor says. Whoever asks does not matter:
 * somebody with many addresses could have anybody's mailbox flooded. A buyer sends a handful of requests in a day.
 */
export const MOST_MAILS = 20;
export const MOST_MAILS_MS = DAY_MS;

/**
 * The mailbox that an address leads to, as far as it can be told: most providers take what follows a plus sign, and some take
 * dots, for decoration. Nobody is mailed there, it is counted by.
 */
export const mailboxOf = (email: string): string => emailKey(email).replace(/\+[^@]*(?=@)|\.(?=.*@)/g, '');
