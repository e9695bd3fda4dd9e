import type { CdnHeadersOf } from '../../invalidation/cdn/cdnHeaders.ts';
import { isUnfinished } from '../middleware/body.ts';
import type { Rates } from '../middleware/rates.ts';
import type { Pages } from '../pages/pages.ts';
import { sendWritten } from '../respond.ts';
import type { Call } from './call.ts';

export interface KeptPageOptions {
  pages: Pages;
  rates: Rates;
  headers: Readonly<Record<string, string>>;
  /** of what a CDN may keep */
  cdnHeaders: CdnHeadersOf;
}

/** Answers with the cached page of an address that was asked for before; false where there is none. @throws HttpRefusal 429 */
export function createKeptPage({ pages, rates, headers, cdnHeaders }: KeptPageOptions) {
  const forCdn = { name: 'page for a CDN', headers };
  const route = { name: 'page', headers: { ...headers, 'cache-control': cacheControl(true, 200) } };
  return async ({ request, response, id }: Call): Promise<boolean> => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isUnfinished(request)) return false;
    const page = pages.recall(url);
    if (!page) return false;
    await rates.take('page', request);
    if (page.status === 404) rates.found('miss', request);
    const cdn = cdnHeaders(page);
    const own = ['x-request-id', id, ...Object.entries(cdn ?? {}).flat()];
    await sendWritten(request, response, page, cdn ? forCdn : route, own);
    return true;
  };
}

/** A page may be kept by caches in between only to be asked after; what went wrong or is one visitor's own by nobody. */
export function cacheControl(shared: boolean, status: number): string {
  if (!shared) return 'private, no-store';
  return status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';
}
