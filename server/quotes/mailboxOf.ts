import { emailKey } from './quoteRequest.ts';

/**
 * The mailbox that an address leads to, as far as it can be told: most providers take what follows a plus sign, and some take
 * dots, for decoration. Nobody is mailed there, it is counted by.
 */
export const mailboxOf = (email: string): string => emailKey(email).replace(/\+[^@]*(?=@)|\.(?=.*@)/g, '');
