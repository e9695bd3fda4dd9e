import { HttpRefusal } from '../../http/refusal.ts';

/** A search of 2 kB whose letters are all escaped still fits. */
const LONGEST = 8_192;

/**
 * The address of a request on this site, whatever host its first line named. The path decodes as UTF-8, without control
 * characters.
 * @throws HttpRefusal 400 or 414
 */
export function addressOf(target: string | undefined, base: string): URL {
  const raw = target ?? '/';
  if (raw.length > LONGEST) throw new HttpRefusal(414, 'URL_TOO_LONG', { limit: LONGEST });
  const path = raw.replace(/^https?:\/\/[^/?#]*/i, '');
  // Glued, not resolved: a path that begins with two slashes would be taken for a host.
  const joined = new URL(base).origin + path;
  if (!path.startsWith('/') || !URL.canParse(joined) || !decodes(path)) throw new HttpRefusal(400, 'MALFORMED_URL');
  return new URL(joined);
}

function decodes(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path.split(/[?#]/)[0]!));
  } catch {
    return false;
  }
}
