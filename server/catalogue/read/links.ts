import { decodeHTML, escapeAttribute } from 'entities';
import type { Catalogue } from '../catalogue.ts';
import { movedTo } from './moved.ts';

/** A link to a path of this site, as the sanitiser writes it: `>` never stands in an attribute. */
const OWN_LINK = /(<a (?:[^>]*? )?href=")(\/[^"]*)"/g;

export const hasOwnLinks = (html: string): boolean => html.includes('href="/');

/** The links of a sanitised text led straight to where things live now: by number, by an old slug, by WordPress's own paths. */
export const relinked = (html: string, catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'>): string =>
  html.replace(OWN_LINK, (link, before: string, written: string) => {
    const url = new URL(decodeHTML(written), 'http://site.invalid');
    const to = movedTo(url, catalogue);
    return to === null ? link : `${before}${escapeAttribute(to + url.hash)}"`;
  });
