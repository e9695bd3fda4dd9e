import { postCategoryPath, postPath, postTagPath, productCategoryPath, productPath } from '../../../rules/paths.ts';
import { screenAt } from '../../../rules/screenAt.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Database } from '../database.ts';
import { formerId, formerlyAt } from '../sync/rows/formerSlugs.ts';
import { listOfPostsNamed, type PageColumns, pageBelow, pageId, pageMeant, pathOfPage } from './pagePaths.ts';
import { keywordId, postId, productId, termId } from './slugs.ts';

export type Kind = 'page' | 'post' | 'product' | 'product_cat' | 'category' | 'post_tag';
export type Target = { kind: Kind; id: number } | { redirect: string };

/** Canonical path of a row; null for one that is not in the index or has no screen. */
export function pathOf(db: Database, kind: Kind, id: number): string | null {
  if (kind === 'page') {
    const page = db.get<PageColumns>('SELECT id, slug, parent, link, own FROM page WHERE id = ?', id);
    return page ? pathOfPage(db, page) : null;
  }
  const row =
    kind === 'post' || kind === 'product'
      ? db.get<{ slug: string }>(`SELECT slug FROM ${kind} WHERE id = ?`, id)
      : db.get<{ slug: string }>('SELECT slug FROM term WHERE kind = ? AND id = ?', kind, id);
  return row ? PATHS[kind](row.slug) : null;
}

const PATHS = {
  post: postPath,
  product: productPath,
  product_cat: productCategoryPath,
  category: postCategoryPath,
  post_tag: postTagPath,
};

/** Where the first part of a path leads: forms that show the same screen, and WordPress's own that only redirect. */
const SECTIONS: Record<string, { kind: Kind; shows: boolean }> = {
  post: { kind: 'post', shows: true },
  posts: { kind: 'post', shows: true },
  page: { kind: 'page', shows: true },
  pages: { kind: 'page', shows: true },
  product: { kind: 'product', shows: true },
  products: { kind: 'product_cat', shows: true },
  'product-category': { kind: 'product_cat', shows: false },
  category: { kind: 'category', shows: true },
  tag: { kind: 'post_tag', shows: true },
};

/** The year, month and day that WordPress may put before a post's slug. */
const DATED = /^\d{4}\/\d{2}(\/\d{2})?$/;

const idOf = (db: Database, kind: Exclude<Kind, 'page'>, slug: string): number | null =>
  kind === 'post' ? postId(db, slug) : kind === 'product' ? productId(db, slug) : termId(db, kind, slug);

/** What bore this slug until an editor changed it: its address leads on to the new one. */
function formerly(db: Database, kinds: readonly Kind[], slug: string): Found | null {
  for (const kind of kinds) {
    const id = formerId(db, kind, slug);
    if (id !== null && pathOf(db, kind, id) !== null) return { kind, id, shows: false };
  }
  return null;
}

/**
 * What a path of this site leads to, or where it has moved: its canonical form and the forms of the route table show
 * the thing itself; another spelling, a nested form or the content service's own link leads there.
 * @param roots the paths that services live at, in lower case: an address that was theirs begins with one
 */
export function resolvePath(db: Database, asked: string, roots: readonly string[]): Target | null {
  const found = resolveBelow(db, asked);
  const root = found ? undefined : roots.find(one => asked.toLowerCase().startsWith(`${one}/`));
  if (!root) return found;
  const below = resolveBelow(db, asked.slice(root.length));
  return below && 'id' in below ? { redirect: pathOf(db, below.kind, below.id)! } : below;
}

function resolveBelow(db: Database, asked: string): Target | null {
  const path = asked.split(/[?#]/, 1)[0]!.split('/').map(decoded).join('/');
  const parts = path.split('/').filter(Boolean);
  const plain = `/${parts.join('/')}`.toLowerCase();
  const found = plain === '/' || plain === '/home' ? pageAt(db, 'home') : (nestedAt(db, plain) ?? lookUp(db, parts));
  if (!found) return wordsOfKeyword(db, plain) ?? linkedFrom(db, encodeURI(plain).toLowerCase());
  const canonical = pathOf(db, found.kind, found.id)!;
  if (plain === '/home') return { redirect: '/' };
  return found.shows && plain === path ? { kind: found.kind, id: found.id } : { redirect: canonical };
}

/** Letters stand in a path as such or escaped, in either case. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

type Found = { kind: Kind; id: number; shows: boolean };

function lookUp(db: Database, parts: string[]): Found | null {
  const slug = parts.at(-1)!;
  if (parts.length === 1) return rootSlug(db, slug);
  const section = DATED.test(parts.slice(0, -1).join('/'))
    ? { kind: 'post' as const, shows: false }
    : wordIn(SECTIONS, parts[0]!.toLowerCase());
  if (!section) return null;
  const { kind, shows } = section;
  if (kind === 'page')
    return pageAt(db, slug, parts.length === 2) ?? listOfPosts(db, slug) ?? formerly(db, [kind], slug);
  const id = idOf(db, kind, slug);
  if (id === null && kind === 'product' && pathOf(db, kind, numberIn(slug)) !== null)
    return { kind, id: numberIn(slug), shows: false };
  return id === null ? formerly(db, [kind], slug) : { kind, id, shows: shows && parts.length === 2 };
}

/** The shop's number of a product, where that stands in the place of its slug. */
const numberIn = (slug: string): number => (/^[1-9]\d{0,9}$/.test(slug) ? Number(slug) : 0);

/** /{slug}: a page with a screen of its own, else a post, else a page; /services also without a page. */
function rootSlug(db: Database, slug: string): Found | null {
  const page = pageAt(db, slug);
  if (page && pathOf(db, 'page', page.id) === `/${slug.toLowerCase()}`) return page;
  const post = postId(db, slug);
  if (post !== null) return { kind: 'post', id: post, shows: true };
  // What an editor calls so below another page, or once called so, takes no address from a screen.
  if (!page?.shows && screenAt(`/${slug}`).path !== '/:slug') return servicesAt(db, slug);
  return page ?? listOfPosts(db, slug) ?? formerly(db, ['post', 'page'], slug);
}

function listOfPosts(db: Database, slug: string): Found | null {
  const id = listOfPostsNamed(db, slug);
  return id === null ? null : { kind: 'page', id, shows: false };
}

function servicesAt(db: Database, slug: string): Found | null {
  const id = slug.toLowerCase() === 'services' ? termId(db, 'product_cat', 'services') : null;
  return id === null ? null : { kind: 'product_cat', id, shows: true };
}

/** A page below another is not shown where its slug alone stands, but leads to where it lives. */
function pageAt(db: Database, slug: string, shows = true): Found | null {
  const page = pageMeant(db, slug);
  const id = page?.id ?? (slug === 'home' ? pageId(db, slug) : null);
  return id === null ? null : { kind: 'page', id, shows: shows && !page?.parent };
}

/** A page below another, at its own path or at one that it had. */
function nestedAt(db: Database, path: string): Found | null {
  const page = pageBelow(db, path) ?? pageBelow(db, encodeURI(path).toLowerCase());
  if (page) return { kind: 'page', id: page.id, shows: true };
  const id = formerlyAt(db, path);
  return id === null ? null : { kind: 'page', id, shows: false };
}

/** The products of a keyword have no list of their own: by its words they are found. */
function wordsOfKeyword(db: Database, plain: string): Target | null {
  const asked = /^\/product-tag\/([^/]+)$/.exec(plain)?.[1];
  const id = asked ? (keywordId(db, asked) ?? formerId(db, 'product_tag', asked)) : null;
  if (id === null) return null;
  const { slug } = db.get<{ slug: string }>('SELECT slug FROM product_tag WHERE id = ?', id)!;
  return { redirect: `/catalog?${new URLSearchParams({ search: decoded(slug).replaceAll('-', ' ') })}` };
}

/** Old addresses: the path of a thing's own link on the service, which may keep its posts, products and terms anywhere. */
function linkedFrom(db: Database, plain: string): Target | null {
  // Whatever the service calls so, a screen of the route table keeps its address.
  if (!/[:*]/.test(screenAt(plain).path)) return null;
  for (const [kind, find] of LINKED) {
    const row = db.get<{ id: number; kind?: Kind }>(find, plain);
    const path = row && pathOf(db, row.kind ?? kind, row.id);
    if (path && path !== plain) return { redirect: path };
  }
  return null;
}

const LINKED: [Kind, sql: string][] = [
  ['post', 'SELECT id FROM post WHERE link = ? LIMIT 1'],
  ['page', 'SELECT id FROM page WHERE link = ? LIMIT 1'],
  ['product', 'SELECT id FROM product WHERE link = ? LIMIT 1'],
  ['category', 'SELECT id, kind FROM term WHERE link = ? LIMIT 1'],
];
