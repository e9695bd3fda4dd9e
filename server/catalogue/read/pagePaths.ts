import { pagePath, wordPressOwnPath } from '../../../rules/paths.ts';
import { screenAt } from '../../../rules/screenAt.ts';
import type { Database } from '../database.ts';
import { LISTS_POSTS } from '../sync/postsPage.ts';
import { slugForms } from './slugs.ts';

export type PageColumns = { id: number; slug: string; parent: number; link: string; own: number };

export type PageAbove = { id: number; title: string; path: string };

type Reader = Pick<Database, 'all' | 'get'>;

const COLUMNS = 'id, slug, parent, link, own';

/** The slugs from the topmost page down to one, as a path; null where a page above it is not in the index. */
const CHAIN = `WITH RECURSIVE above (parent, path, steps) AS (
  SELECT parent, '/' || slug, 0 FROM page WHERE id = ?
  UNION ALL
  SELECT page.parent, '/' || page.slug || above.path, steps + 1
  FROM above JOIN page ON page.id = above.parent WHERE steps < 20
) SELECT path FROM above WHERE parent = 0`;

/** Canonical path of a page; null for one of WordPress's own that has no screen. */
export function pathOfPage(db: Reader, { id, slug, parent, link, own }: PageColumns): string | null {
  if (own) return wordPressOwnPath(own === LISTS_POSTS ? 'blog' : slug);
  // The page a site shows at / may have any slug.
  if (link === '/') return link;
  const nested = parent ? (db.get<{ path: string }>(CHAIN, id)?.path ?? link) : '';
  return nestedPath(nested) ?? pagePath(slug);
}

/**
 * Where a page that stands below another lives: at its own path, or below /page where a screen of the site has that one.
 * Null for a link without a parent in it.
 */
export function nestedPath(link: string): string | null {
  if (!/^\/[^/]+\/[^/]/.test(link)) return null;
  return screenAt(link).path === '*' ? link : `/page${link}`;
}

/** Pages of one slug, WordPress's own left out; those below no other first. */
const pagesNamed = (db: Reader, slug: string): PageColumns[] =>
  db.all<PageColumns>(
    `SELECT ${COLUMNS} FROM page WHERE own = 0 AND slug IN (SELECT value FROM json_each(?)) ORDER BY parent, id`,
    JSON.stringify(slugForms(slug)),
  );

/** Below another only where that can be told: the page above may be gone, or be the page itself. */
const isBelow = (db: Reader, page: PageColumns): boolean =>
  page.parent !== 0 && pathOfPage(db, page) !== pagePath(page.slug);

/** The pages whose address on the service is /: one, but for the time until a change of it was read. */
export const frontPages = (db: Reader): number[] =>
  db.all<{ id: number }>("SELECT id FROM page WHERE link = '/'").map(({ id }) => id);

/** WordPress's own pages have none, nor has a page below another; 'home' is whatever stands at /. */
export const pageId = (db: Reader, slug: string): number | null =>
  (slug === 'home' ? frontPages(db)[0] : null) ?? pagesNamed(db, slug).find(page => !isBelow(db, page))?.id ?? null;

/** The page below another that lives at a path. */
export const pageBelow = (db: Reader, path: string): PageColumns | undefined =>
  pagesNamed(db, path.split('/').at(-1)!).find(page => page.parent && pathOfPage(db, page) === path);

/** The page that a slug alone means: the one below no other, else the only one there is. */
export function pageMeant(db: Reader, slug: string): PageColumns | undefined {
  const [first, ...more] = pagesNamed(db, slug);
  return first?.parent && more.length ? undefined : first;
}

/** The page that WordPress lists its posts at, by its slug; our own list stands in its place. */
export const listOfPostsNamed = (db: Reader, slug: string): number | null =>
  db.get<{ id: number }>(
    'SELECT id FROM page WHERE own = ? AND slug IN (SELECT value FROM json_each(?))',
    LISTS_POSTS,
    JSON.stringify(slugForms(slug)),
  )?.id ?? null;

/** What a page stands below. */
const ABOVE = `WITH RECURSIVE above (id, steps) AS (
  SELECT parent, 1 FROM page WHERE id = ?
  UNION ALL SELECT page.parent, steps + 1 FROM above JOIN page USING (id) WHERE steps < 20
) SELECT title, ${COLUMNS} FROM above JOIN page USING (id) ORDER BY steps DESC`;

/** The pages that one stands below, the topmost first: those that have a place of their own on the site. */
export const pagesAbove = (db: Reader, id: number): PageAbove[] =>
  db.all<PageColumns & { title: string }>(ABOVE, id).flatMap(({ title, ...page }) => {
    const path = pathOfPage(db, page);
    return path === null || path === '/' ? [] : [{ id: page.id, title, path }];
  });

/** A page and all below it. */
const TREE = `WITH RECURSIVE below (id, steps) AS (
  SELECT ?, 0 UNION ALL SELECT page.id, steps + 1 FROM below JOIN page ON page.parent = below.id WHERE steps < 20
) SELECT DISTINCT ${COLUMNS.replace('id', 'page.id')} FROM below JOIN page USING (id)`;

/** The paths of a page and of all that stand below it, by their ids. */
export const pathsFrom = (db: Reader, id: number): Map<number, string | null> =>
  new Map(db.all<PageColumns>(TREE, id).map(page => [page.id, pathOfPage(db, page)]));
