import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../storage/database.ts';
import { emailKey } from '../quoteRequest.ts';

/** Who is signed in. */
export interface AccountSession {
  readonly email: string;
  /** milliseconds since 1970 */
  readonly until: number;
}

/** Addresses that were proved by a link. Tokens are kept hashed. Every method rejects with a StorageError. */
export interface Accounts {
  /** Makes what a link to this address carries, good once and for `LINK_MS` since it was asked for. */
  makeLink(email: string, askedAt: number): Promise<string>;
  /** Spends a link: the token of the new session with its address; null for one that is unknown, spent or too old. */
  signIn(linkToken: string): Promise<(AccountSession & { token: string }) | null>;
  /** Who has this session; null once it has ended. */
  session(token: string): Promise<AccountSession | null>;
  /** Forgets links and sessions that have come to their end. */
  sweep(): Promise<void>;
  /** Ends this session, or every one of its address. */
  signOut(token: string, everywhere: boolean): Promise<void>;
}

/** How long a link can sign in. */
export const LINK_MS = 20 * 60 * 1_000;
const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;
const TOKEN_BYTES = 32;

const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const hashed = (token: string): string => hash('sha256', token);

/** @param clock milliseconds since 1970 */
export function createAccounts(database: Database, clock: () => number): Accounts {
  return {
    async makeLink(email, askedAt) {
      const token = makeToken();
      await database.query(
        'INSERT INTO sign_in_link (token, email, made_at) VALUES ($1, $2, $3)',
        hashed(token),
        emailKey(email),
        askedAt,
      );
      return token;
    },
    async signIn(linkToken) {
      const now = clock();
      const token = makeToken();
      return database.transaction(async query => {
        const [link] = await query(
          'DELETE FROM sign_in_link WHERE token = $1 RETURNING email, made_at',
          hashed(linkToken),
        );
        if (!link || Number(link.made_at) + LINK_MS <= now) return null;
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
      await database.query('DELETE FROM sign_in_link WHERE made_at <= $1', now - LINK_MS);
      await database.query('DELETE FROM sign_in_mail WHERE asked_at <= $1', now - LINK_MS);
      await database.query('DELETE FROM account_session WHERE until <= $1', now);
    },
    async session(token) {
      const [row] = await database.query('SELECT email, until FROM account_session WHERE token = $1', hashed(token));
      const until = Number(row?.until ?? 0);
      return row && until > clock() ? { email: row.email as string, until } : null;
    },
    async signOut(token, everywhere) {
      await database.query(
        everywhere
          ? 'DELETE FROM account_session WHERE email IN (SELECT email FROM account_session WHERE token = $1)'
          : 'DELETE FROM account_session WHERE token = $1',
        hashed(token),
      );
    },
  };
}
