import { hash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Database, Query } from '../../storage/database.ts';

/** Who is signed in. */
export interface AccountSession {
  readonly email: string;
  /** milliseconds since 1970 */
  readonly until: number;
}

/** A session with what its browser knows it by. */
type SignedIn = AccountSession & { readonly token: string };

/** Addresses that were proved by a link. Tokens are kept hashed. Every method rejects with a StorageError. */
export interface Accounts {
  /**
   * Makes what the link of this mail carries, good once and for `LINK_MS` since it was asked for; null where nobody waits
   * for it any more.
   */
  makeLink(mail: { readonly id: number }): Promise<string | null>;
  /**
   * Spends a link: the token of the new session with its address; null for one that is unknown, spent or too old.
   * @param key of the page that asks: who presses twice there may never see the first answer, and has the same session again
   */
  signIn(linkToken: string, key?: string | null): Promise<SignedIn | null>;
  /** Who has this session; null once it has ended. */
  session(token: string): Promise<AccountSession | null>;
  /** Forgets links and sessions that have come to their end. */
  sweep(): Promise<void>;
  /**
   * Ends this session; or every one of its address, with the links to it that were asked for until now, and what browsers
   * remember of its requests.
   */
  signOut(token: string, everywhere: boolean): Promise<void>;
}

/** How long a link can sign in. */
export const LINK_MS = 20 * 60 * 1_000;
/** For how long a spent link is the same sign-in for the page that spent it. */
const PRESSED_AGAIN_MS = 10_000;
/** How long a browser stays signed in; what it remembers of requests lives as long. */
export const SESSION_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const hashed = (token: string): string => hash('sha256', token);

/** @param clock milliseconds since 1970 */
export function createAccounts(database: Database, clock: () => number): Accounts {
  return {
    async makeLink({ id }) {
      const token = makeToken();
      return database.transaction(async query => {
        // A write, so that whoever signs out everywhere meanwhile is waited for.
        const [mail] = await query(
          'UPDATE sign_in_mail SET attempts = attempts WHERE id = $1 RETURNING email, asked_at',
          id,
        );
        if (!mail) return null;
        await query(
          'INSERT INTO sign_in_link (token, email, made_at) VALUES ($1, $2, $3)',
          hashed(token),
          mail.email as string,
          // Asked for while a clock was ahead, it begins now.
          Math.min(Number(mail.asked_at), clock()),
        );
        return token;
      });
    },
    async signIn(linkToken, key) {
      const now = clock();
      const token = key ? hash('sha256', `${linkToken} ${key}`, 'base64url') : makeToken();
      return database.transaction(async query => {
        const [link] = await query(
          'DELETE FROM sign_in_link WHERE token = $1 RETURNING email, made_at',
          hashed(linkToken),
        );
        if (!link) return sessionBegunJustNow(query, token, now);
        // What a clock that was ahead dated later would be good until then.
        if (Math.abs(now - Number(link.made_at)) >= LINK_MS) return null;
        const session = { email: link.email as string, until: now + SESSION_MS };
        await query(
          'INSERT INTO account_session (token, email, until) VALUES ($1, $2, $3)',
          hashed(token),
          session.email,
          session.until,
        );
        return { ...session, token };
      });
    },
    async sweep() {
      const now = clock();
      await database.query(
        'DELETE FROM sign_in_link WHERE made_at <= $1 OR made_at >= $2',
        now - LINK_MS,
        now + LINK_MS,
      );
      await database.query('DELETE FROM sign_in_mail WHERE asked_at <= $1', now - LINK_MS);
      await database.query('DELETE FROM account_session WHERE until <= $1', now);
    },
    async session(token) {
      const [row] = await database.query('SELECT email, until FROM account_session WHERE token = $1', hashed(token));
      const until = Number(row?.until ?? 0);
      return row && until > clock() ? { email: row.email as string, until } : null;
    },
    async signOut(token, everywhere) {
      if (!everywhere)
        return void (await database.query('DELETE FROM account_session WHERE token = $1', hashed(token)));
      await database.transaction(async query => {
        const [session] = await query('SELECT email FROM account_session WHERE token = $1', hashed(token));
        if (session)
          await query('UPDATE quote_request SET signed_out_at = $2 WHERE email = $1', session.email as string, clock());
        // In the order in which one becomes the next: whoever makes or spends a link meanwhile is waited for.
        for (const table of session ? ['sign_in_mail', 'sign_in_link', 'account_session'] : [])
          await query(`DELETE FROM ${table} WHERE email = $1`, session!.email as string);
      });
    },
  };
}

async function sessionBegunJustNow(query: Query, token: string, now: number): Promise<SignedIn | null> {
  const [row] = await query('SELECT email, until FROM account_session WHERE token = $1', hashed(token));
  const until = Number(row?.until ?? 0);
  return row && Math.abs(now + SESSION_MS - until) < PRESSED_AGAIN_MS
    ? { email: row.email as string, until, token }
    : null;
}
