/**
 * How long a mail server may be silent. Some look through a mail before they say that they have it, and who does not wait
 * for that word sends it again and again: RFC 5321 asks for minutes.
 */
export const SILENCE_MS = 4 * 60_000;

/** How long one try may take. */
export const MAIL_TRY_MS = SILENCE_MS + 60_000;
