import { decodeHTML, escapeAttribute } from 'entities';
import { screenAt } from '../../../rules/screenAt.ts';
import { isUpload } from '../../../rules/uploads.ts';
import type { Catalogue } from '../catalogue.ts';
import { movedTo } from './moved.ts';

type Paths = Pick<Catalogue, 'ready' | 'resolve' | 'pathOf'>;

/** A link to a path of this site, as the sanitiser writes it: `>` never stands in an attribute. */
const OWN_LINK = /(<a (?:[^>]*? )?href=")(\/[^"]*)"/g;

export const hasOwnLinks = (html: string): boolean => html.includes('href="/');

/** A link around a picture, as galleries have them to the page that WordPress makes for a file. */
const AROUND_PICTURE = /(<a (?:[^>]*? )?href=")(\/[^"]*)("[^>]*>\s*<img [^>]*srcset="(?:[^"]*, )?([^" ]+) \d+w")/g;

/** The links of a sanitised text led straight to where things live now: by number, by an old slug, by WordPress's own paths. */
export const relinked = (html: string, catalogue: Paths): string =>
  html
    .replace(AROUND_PICTURE, (link, before: string, written: string, between: string, largest: string) =>
      leadsNowhere(addressOf(written), catalogue) ? before + largest + between : link,
    )
    .replace(OWN_LINK, (link, before: string, written: string) => {
      const url = addressOf(written);
      const to = movedTo(url, catalogue);
      return to === null ? link : `${before}${escapeAttribute(to + url.hash)}"`;
    });

export const addressOf = (written: string): URL => new URL(decodeHTML(written), 'http://site.invalid');

/** What neither the index nor the route table has, nor the media library. */
export const leadsNowhere = ({ pathname, searchParams }: URL, catalogue: Paths): boolean =>
  searchParams.has('attachment_id') ||
  (catalogue.ready &&
    ['/:slug', '*'].includes(screenAt(pathname).path) &&
    !isUpload(pathname) &&
    !pathname.startsWith('/_image/') &&
    catalogue.resolve(pathname) === null);
