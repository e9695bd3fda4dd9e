import { stringifySetCookie } from 'cookie';
import { SESSION_MS } from '../../quotes/accounts/accounts.ts';

/** Tells the pages of this browser when somebody signed out last; readable by scripts, and all they learn. */
const MARK = 'signed-out';

/** The cookie by which every tab forgets what was begun before. @param secure whether the site is reached by https */
export const signedOutCookie = (secure: boolean): string =>
  stringifySetCookie({
    name: MARK,
    value: Date.now().toString(36),
    secure,
    path: '/',
    sameSite: 'lax',
    maxAge: SESSION_MS / 1_000,
  });
