import { decoded } from '../../../rules/decoded.ts';
import { ownIds } from '../../../rules/ownIds.ts';

/** What a place in a text may be called: one word of a bearable length. React's own begin with a mark. */
const NAME = /^[^\s"'<>&]{1,100}$/;
const PREFIX = 'text-';

const ID = /(<[a-z][^>]*?) id="([^"]*)"/g;
const TO_PLACE = /(<a [^>]*?href=")#([^"]*)"/g;

/**
 * Keeps the places of a text, for its tables of contents and footnotes: each once, and under another name where the
 * site's pages have one of that name; links within the text follow. Works on the sanitiser's own output.
 */
export function withPlaces(html: string): string {
  const given = new Map<string, string>();
  const named = html.replace(ID, (_, before: string, id: string) => {
    if (given.has(id) || !NAME.test(id)) return before;
    given.set(id, ownIds.has(id) || /^[_:«]/.test(id) ? PREFIX + id : id);
    return `${before} id="${given.get(id)}"`;
  });
  return named.replace(TO_PLACE, (link, before: string, to: string) => {
    const id = given.get(to) ?? given.get(decoded(to));
    return id === undefined || id === to ? link : `${before}#${id}"`;
  });
}

/** The same text without places: one that stands beside others. */
export const withoutPlaces = (html: string): string => html.replace(ID, '$1');
