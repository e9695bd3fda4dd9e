import { randomBytes } from 'node:crypto';
import type { Database } from '../data/database.ts';
import type { User } from '../data/rows.ts';
import { forgetSession, loadSession, type Session, saveSession } from '../data/sessions.ts';
import type { SentHeaders } from '../rest/request.ts';
import { emptySession } from './emptySession.ts';
import { LIFETIME, readToken, same, sign } from './token.ts';

export interface Opened {
  session: Session;
  /** named by a good Cart-Token, which needs no nonce */
  byToken: boolean;
  /** to be named by a cookie once it is written: nothing the caller sent names it */
  isNew: boolean;
}

const COOKIE = 'wp_woocommerce_session_demo';

/**
 * The carts one HTTP request works with. As in PHP a session is read when the request begins and written whole when it
 * ends, so parallel writes on one cart lose each other's changes.
 */
export class OpenSessions {
  readonly #database: Database;
  readonly #open = new Map<string, Session>();
  #stranger: Session | undefined;
  #abandoned = false;

  constructor(database: Database, headers: SentHeaders) {
    this.#database = database;
    const id = this.#named(headers);
    if (id) this.#session(id);
  }

  /** The session the headers name, or the caller's own, or a new guest's: the same one however often it is asked for. */
  open(headers: SentHeaders, user: User | null): Opened {
    const token = this.#byToken(headers);
    const id = token ?? this.#byCookie(headers) ?? (user ? String(user.id) : null);
    if (id) return { session: this.#session(id, user), byToken: token !== null, isNew: false };
    this.#stranger ??= emptySession(`t_${randomBytes(15).toString('hex')}`);
    return { session: this.#stranger, byToken: false, isNew: true };
  }

  /** As where PHP dies before the end of the request: no session is written. */
  abandon() {
    this.#abandoned = true;
  }

  save(session: Session) {
    if (!this.#abandoned) saveSession(session, LIFETIME, this.#database);
  }

  /** A cart that is read by its token has a session from then on: WooCommerce writes down that its sums are none. */
  begin(session: Session) {
    if (!loadSession(session.id, this.#database)) this.save(session);
  }

  cookieFor(session: Session): string {
    return `${COOKIE}=${session.id}.${sign(session.id, this.#database)}; Max-Age=${LIFETIME}; path=/; HttpOnly`;
  }

  /** Forgets the session that the cookie names, as WooCommerce does when its browser logs out; the cookies of the answer. */
  end(headers: SentHeaders): string[] {
    const id = this.#byCookie(headers);
    if (id) forgetSession(id, this.#database);
    return [`${COOKIE}=deleted; Max-Age=0; path=/; HttpOnly`];
  }

  #session(id: string, user: User | null = null): Session {
    const known = this.#open.get(id);
    if (known) return known;
    const session = loadSession(id, this.#database) ?? emptySession(id, user?.email);
    this.#open.set(id, session);
    return session;
  }

  #named(headers: SentHeaders): string | null {
    return this.#byToken(headers) ?? this.#byCookie(headers);
  }

  #byToken(headers: SentHeaders): string | null {
    const token = headers['cart-token'];
    return token ? readToken(String(token), this.#database) : null;
  }

  #byCookie(headers: SentHeaders): string | null {
    const value = new RegExp(`${COOKIE}=([^;]+)`).exec(String(headers.cookie ?? ''))?.[1] ?? '';
    const [id = '', signature = ''] = value.split('.');
    return signature && same(signature, sign(id, this.#database)) ? id : null;
  }
}
