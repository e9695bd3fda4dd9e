import { DAY_MS } from '../../../rules/dates/dayMs.ts';

/**
 * Mails of one kind to one mailbox within that time, of those that go wherever a visitor says. Whoever asks does not matter:
 * somebody with many addresses could have anybody's mailbox flooded. A buyer sends a handful of requests in a day.
 */
export const MOST_MAILS = 20;
export const MOST_MAILS_MS = DAY_MS;
