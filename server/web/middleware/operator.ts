import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { signedOutCookie } from '../../commerce/sessions/signedOut.ts';
import { createSeal } from '../../config/seal.ts';
import { isSame, longEnough } from '../../config/signing.ts';

type Asked = Pick<IncomingMessage, 'headers'>;

/** Knows the operator: a program by the token that it sends, a browser by the cookie that it was given for it. */
export interface Operators {
  recognises(request: Asked): boolean;
  /** The cookie for whoever has the token; null for anyone else. */
  signIn(token: string): string | null;
  /** The cookie in the place of the one that signed in, and the one that says so to what stands open in other tabs. */
  signOut(): string[];
}

export interface OperatorsOptions {
  token: string;
  /** seal the cookie */
  secrets: readonly string[];
  /** whether the site is reached by https */
  secure: boolean;
}

const SIGNED_IN_SECONDS = 8 * 60 * 60;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token is compared in a time that tells nothing of it; another one ends what was signed in with the last. */
export function createOperators({ token, secrets, secure }: OperatorsOptions): Operators {
  const seal = createSeal(secrets, 'operator');
  const name = secure ? '__Host-operator' : 'operator';
  const right = digest(longEnough(token));
  const isToken = (given: string) => isSame(digest(given), right);
  const mark = right.toString('hex');
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });

  return {
    recognises({ headers }) {
      const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
      if (bearer !== undefined) return isToken(bearer);
      const [until, of] = (seal.open(parseCookie(headers.cookie ?? '')[name] ?? '') ?? '').split(' ');
      return of === mark && Number(until) > Date.now();
    },
    signIn: given =>
      isToken(given) ? cookie(seal.seal(`${Date.now() + SIGNED_IN_SECONDS * 1_000} ${mark}`), SIGNED_IN_SECONDS) : null,
    signOut: () => [cookie('', 0), signedOutCookie(secure)],
  };
}
