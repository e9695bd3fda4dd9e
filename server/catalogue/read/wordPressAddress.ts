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

/** Formats of a feed, as paths and as values; `feed` is the one that WordPress takes where none is named. */
const FEED = /^(feed|rss2?|rdf|atom)$/;
const FEED_PATH = '/feed.xml';

/** Where an address of WordPress leads that says in its query what is meant, all below `/`; null for any other. */
export function pathOfQuery(query: URLSearchParams, catalogue: Paths): string | null {
  return (
    numbered(query, catalogue) ??
    searched(query.get('s') ?? '', query.get('post_type')) ??
    named(query, catalogue) ??
    (FEED.test(query.get('feed') ?? '') ? FEED_PATH : null)
  );
}

/** Where a search or a feed leads whose address is a path, as this site writes it; null for any other. */
export function pathOfPath(plain: string): string | null {
  const [section, part, ...rest] = plain.slice(1).split('/');
  if (rest.length) return null;
  // As a form writes them; what is no escape stays as it is.
  if (section === 'search' && part)
    return searched(new URLSearchParams(`s=${part.replaceAll('&', '%26')}`).get('s')!, null);
  return section === 'feed' && FEED.test(part ?? 'feed') ? FEED_PATH : null;
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

function named(query: URLSearchParams, { resolve, pathOf }: Paths): string | null {
  for (const [name, below] of Object.entries(SLUGS)) {
    const slug = query.get(name);
    const found = slug && !slug.includes('/') ? resolve(below + encodeURIComponent(slug)) : null;
    const path = found && ('redirect' in found ? found.redirect : pathOf(found.kind, found.id));
    if (path) return path;
  }
  return null;
}
