import { type Page, page } from '../checkout/page.ts';
import type { Database } from '../data/database.ts';
import type { SentHeaders } from '../rest/request.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import { nonceFits, nonceOf } from '../store/token.ts';

const PATH = '/wp-login.php';
const STRANGER = 0;

/** WordPress's page to log out at, which asks strangers, too; null for any other address. */
export function showLogin(
  url: URL,
  headers: SentHeaders,
  { database }: { database: Database },
  sessions: OpenSessions,
): Page | null {
  if (url.pathname !== PATH || url.searchParams.get('action') !== 'logout') return null;
  if (nonceFits(url.searchParams.get('_wpnonce') ?? '', STRANGER, database))
    return { location: `${PATH}?loggedout=true`, cookies: sessions.end(headers) };
  const href = `${PATH}?action=logout&amp;_wpnonce=${nonceOf(STRANGER, database)}`;
  const body = `<p>Do you really want to <a href="${href}">log out</a>?</p>`;
  return { status: 403, html: page('You are attempting to log out', body) };
}
