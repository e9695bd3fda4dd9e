import type { Catalogue } from '../catalogue/catalogue.ts';
import { movedTo } from '../catalogue/read/moved.ts';

/** Screens that need nothing of an editor, and what is handed through. */
const ALWAYS =
  /^\/(blog(\/archive)?|catalog|products|search|seo-tools|cart|checkout|about|contact|request-quote|labels|services|cookies|terms-of-service|author\/[^/]+|(wp-content|app)\/uploads\/.+|(feed|sitemap)\.xml)?$/;

/** Where a path of this site leads in the end; null where nothing is. */
export function leadsTo(path: string, catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'>): string | null {
  const url = new URL(path, 'http://site.invalid');
  const moved = movedTo(url, catalogue);
  const to = moved === null ? url.pathname : new URL(moved, url).pathname;
  return ALWAYS.test(to) || catalogue.resolve(to) ? to : null;
}
