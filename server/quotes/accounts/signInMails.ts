import { type Database, type Query, takeTurn } from '../../storage/database.ts';
import { mailboxOf } from '../mailboxOf.ts';
import { emailKey } from '../quoteRequest.ts';
import { LINK_MS } from './accounts.ts';

/** A link that somebody waits for. */
export interface SignInMail {
  readonly id: number;
  readonly email: string;
  /** milliseconds since 1970: the link is good for `LINK_MS` from then, however late it is sent */
  readonly askedAt: number;
  /** tries that were begun: whoever has another number has lost the lease */
  readonly attempts: number;
}

/** Links that are to be mailed. The link is made when it is sent. Every method rejects with a StorageError. */
export interface SignInMails {
  /**
   * Notes that an address wants one, known or not; durable once this resolves. Who else has asked for it does not matter:
   * one mailbox gets few, and whoever asks for more is answered the same. @returns until when the link is good
   */
  ask(email: string): Promise<number>;
  /** Leases those that are due; what nobody could use any more is forgotten. */
  claim(count: number): Promise<SignInMail[]>;
  /** It is sent, or nobody is to be sent one. */
  done(mail: SignInMail): Promise<void>;
  postpone(mail: SignInMail, delayMs: number): Promise<void>;
}

const LEASE_MS = 60_000;
/** Links that wait or were sent and not used, to one mailbox within that time: none that a clock which was ahead dates later. */
const MOST_LINKS = 5;
const MOST_LINKS_MS = 10 * 60_000;

/** @param clock milliseconds since 1970 */
export const createSignInMails = (database: Database, clock: () => number): SignInMails => ({
  async ask(email) {
    const now = clock();
    const mailbox = mailboxOf(email);
    await database.transaction(async query => {
      await takeTurn(query, `links to ${mailbox}`);
      if ((await linksTo(query, mailbox, now)) >= MOST_LINKS) return;
      await query(
        'INSERT INTO sign_in_mail (email, asked_at, next_attempt_at) VALUES ($1, $2, $2)',
        emailKey(email),
        now,
      );
    });
    return now + LINK_MS;
  },
  claim: count =>
    database.transaction(async query => {
      const now = clock();
      await query('DELETE FROM sign_in_mail WHERE asked_at <= $1', now - LINK_MS);
      const rows = await query(
        `WITH due AS MATERIALIZED (
           SELECT id FROM sign_in_mail WHERE next_attempt_at <= $1 OR next_attempt_at > $4
           ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         UPDATE sign_in_mail SET attempts = attempts + 1, next_attempt_at = $3
         WHERE id IN (SELECT id FROM due) RETURNING id, email, asked_at, attempts`,
        now,
        count,
        now + LEASE_MS,
        // No wait is as long: it was written while a clock was ahead.
        now + LINK_MS,
      );
      return rows.map(row => ({
        id: row.id as number,
        email: row.email as string,
        askedAt: row.asked_at as number,
        attempts: row.attempts as number,
      }));
    }),
  async done({ id }) {
    await database.query('DELETE FROM sign_in_mail WHERE id = $1', id);
  },
  async postpone({ id, attempts }, delayMs) {
    await database.query(
      'UPDATE sign_in_mail SET next_attempt_at = $1 WHERE id = $2 AND attempts = $3',
      clock() + delayMs,
      id,
      attempts,
    );
  },
});

/** One mailbox has many addresses: of its host, where there are few within that time, each is looked at. */
async function linksTo(query: Query, mailbox: string, now: number): Promise<number> {
  const rows = await query(
    `SELECT email FROM sign_in_mail WHERE email LIKE $1 AND asked_at > $2 AND asked_at <= $3
     UNION ALL SELECT email FROM sign_in_link WHERE email LIKE $1 AND made_at > $2 AND made_at <= $3`,
    `%${mailbox.slice(mailbox.lastIndexOf('@'))}`,
    now - MOST_LINKS_MS,
    now,
  );
  return rows.filter(({ email }) => mailboxOf(email as string) === mailbox).length;
}
