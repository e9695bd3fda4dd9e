import { type ReadPage, readPage } from './readPage.ts';

/** An address that was visited. */
export interface Visited {
  status: number;
  /** the path it leads to; null where it answers itself */
  location: string | null;
  /** null for what is no page */
  page: ReadPage | null;
  /** the first page that links here; null for a seed */
  from: string | null;
}

const PARALLEL = 6;
/** Pictures are made when they are asked for, which would take most of the time; other tests see that they load. */
const PICTURE = /^\/_image\//;

/**
 * Visits `seeds` and whatever links lead to from there, by path with its query. Links of pages that search engines
 * leave alone or count as another page are not followed: of lists there are as many as combinations of filters.
 */
export async function crawl(origin: string, seeds: readonly string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const known = new Set(seeds);
  const waiting: [string, string | null][] = seeds.map(seed => [seed, null]);
  const add = (path: string, from: string) => {
    if (known.has(path) || PICTURE.test(path)) return;
    known.add(path);
    waiting.push([path, from]);
  };
  while (waiting.length > 0)
    await Promise.all(
      waiting.splice(0, PARALLEL).map(async ([path, from]) => {
        const seen = { ...(await visit(origin, path)), from };
        visited.set(path, seen);
        if (seen.location) add(seen.location, path);
        if (isListed(origin, path, seen)) for (const { path: to } of ownLinks(origin, path, seen.page)) add(to, path);
      }),
    );
  return visited;
}

async function visit(origin: string, path: string): Promise<Omit<Visited, 'from'>> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const location = response.headers.get('location');
  const isPage = response.headers.get('content-type')?.startsWith('text/html') && !location;
  const body = await response.text();
  return {
    status: response.status,
    location: location && pathOf(new URL(location, origin + path)),
    page: isPage ? readPage(body) : null,
  };
}

/** Whether a page is its own canonical one and search engines may list it. */
export const isListed = (origin: string, path: string, { status, page }: Visited): boolean =>
  status === 200 && page !== null && !page.noindex && page.canonical === origin + path;

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** Links within the site, with the part of the page that they mean. */
export const ownLinks = (origin: string, path: string, page: ReadPage | null): { path: string; part: string }[] =>
  (page?.hrefs ?? [])
    .map(href => new URL(href, origin + path))
    .filter(url => url.origin === origin)
    .map(url => ({ path: pathOf(url), part: decodeURIComponent(url.hash.slice(1)) }));
