import { meantPath } from '../../../rules/paths.ts';
import { sharedScreenAt } from '../../../rules/screenAt.ts';
import type { Catalogue } from '../catalogue.ts';

type Paths = Pick<Catalogue, 'resolve' | 'pathOf'>;

/** What WordPress gives addresses by number to, counted together: a number is one of them at most. */
const NUMBERED = ['post', 'page', 'product'] as const;

/** Where plain permalinks name a thing by its slug, the path that has it here. */
const SLUGS = {
  product: '/product/',
  product_cat: '/products/',
  product_tag: '/product-tag/',
  category_name: '/category/',
  tag: '/tag/',
} as const;

/** What says in a query which thing or list is meant. */
const NAMING = ['p', 'page_id', 'attachment_id', 'cat', 'author', 'author_name', 's', ...Object.keys(SLUGS)];
const POSTS = '/blog';

/** Formats of a feed, as paths and as values; `feed` is the one that WordPress takes where none is named. */
const FEED = /^(feed|rss2?|rdf|atom)$/;
const FEED_PATH = '/feed.xml';

/** What WordPress hangs behind the path of a list or a thing: a further page, a feed, a form of it for frames or phones. */
const BEHIND = /^(\/.+?)\/(?:page\/([1-9]\d{0,4})|comment-page-\d+|feed(?:\/(?:rss2?|rdf|atom))?|amp|embed)$/;

/** Paths that WordPress and its plugins have of their own, with what stands in their place. */
const OWN: readonly (readonly [path: RegExp, here: string])[] = [
  [/^\/(?:wp-sitemap|sitemap_index)\.xml$/, '/sitemap.xml'],
  [/^\/my-account(?:\/.*)?$/, '/account'],
  [/^\/comments\/feed$/, FEED_PATH],
  [/^\/\d{4}(?:\/\d{2}){0,2}$/, '/blog/archive'],
];

/** What WordPress writes before every path where the web server rewrites none. */
const BEFORE = /^\/index\.php(?=\/|$)/;

/** Where an address of WordPress leads that says in its query what is meant, all below `/`; null for any other. */
export function pathOfQuery(query: URLSearchParams, catalogue: Paths): string | null {
  const place =
    numbered(query, catalogue) ??
    searched(query.get('s') ?? '', query.get('post_type')) ??
    named(query, catalogue) ??
    (FEED.test(query.get('feed') ?? '') ? FEED_PATH : null);
  if (place) return withPaged(place, query);
  // A further page of no list in particular is one of the posts.
  const posts = NAMING.some(name => query.has(name)) ? '/' : withPaged(POSTS, query);
  return posts.startsWith(`${POSTS}?`) ? posts : null;
}

/** An address with the page of it that a query of WordPress asks for, where it has several. */
export function withPaged(address: string, query: URLSearchParams): string {
  const page = /^[1-9]\d{0,4}$/.exec(query.get('paged') ?? '')?.[0] ?? '1';
  return page === '1' || !isPaged(address) ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}

/** Where a path leads that WordPress makes for more than a thing itself, as this site writes it; null for any other. */
export function pathOfPath(plain: string, catalogue: Paths): string | null {
  if (BEFORE.test(plain)) {
    const path = plain.replace(BEFORE, '') || '/';
    return placeOf(path, catalogue) ?? meantPath(path) ?? pathOfPath(path, catalogue) ?? path;
  }
  const own = OWN.find(([path]) => path.test(plain));
  return own?.[1] ?? searchOrFeed(plain) ?? behindOne(plain, catalogue);
}

function searchOrFeed(plain: string): string | null {
  const [section, part, ...rest] = plain.slice(1).split('/');
  if (rest.length) return null;
  // As a form writes them; what is no escape stays as it is.
  if (section === 'search' && part)
    return searched(new URLSearchParams(`s=${part.replaceAll('&', '%26')}`).get('s')!, null);
  return section === 'feed' && FEED.test(part ?? 'feed') ? FEED_PATH : null;
}

function behindOne(plain: string, catalogue: Paths): string | null {
  const [, before, page = '1'] = BEHIND.exec(plain) ?? [];
  if (!before) return null;
  const path = placeOf(before, catalogue) ?? meantPath(before) ?? searchOrFeed(before) ?? ownList(before);
  return path && withPaged(path, new URLSearchParams({ paged: page }));
}

/** Whether what lives at an address is shown one page after the other. */
const isPaged = (address: string): boolean =>
  sharedScreenAt(address.split('?', 1)[0]!)?.reads?.includes('page') ?? false;

/** A list that is there whatever the index says. */
const ownList = (path: string): string | null => (isPaged(path) && !sharedScreenAt(path)?.indexed ? path : null);

/** The path of what is in the index under this one, or was; null where nothing is. */
function placeOf(path: string, { resolve, pathOf }: Paths): string | null {
  const found = resolve(path);
  return found && ('redirect' in found ? found.redirect : pathOf(found.kind, found.id));
}

function numbered(query: URLSearchParams, { pathOf }: Paths): string | null {
  const id = numberIn(query.get('p') ?? query.get('page_id'));
  if (id) for (const kind of NUMBERED) if (pathOf(kind, id)) return pathOf(kind, id);
  const category = numberIn(query.get('cat'));
  return category ? pathOf('category', category) : null;
}

const numberIn = (text: string | null): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0);

function searched(words: string, of: string | null): string | null {
  const trimmed = words.trim();
  if (!trimmed) return null;
  return of === 'product'
    ? `/catalog?${new URLSearchParams({ search: trimmed })}`
    : `/search?${new URLSearchParams({ q: trimmed })}`;
}

function named(query: URLSearchParams, catalogue: Paths): string | null {
  for (const [name, below] of Object.entries(SLUGS)) {
    const slug = query.get(name);
    const path = slug && !slug.includes('/') ? placeOf(below + encodeURIComponent(slug), catalogue) : null;
    if (path) return path;
  }
  return null;
}
