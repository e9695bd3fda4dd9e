import type { Database } from '../../data/database.ts';
import type { Taxonomy, Term } from '../../data/rows.ts';
import { allMethods, curies, embeddable, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';

type Wire = Record<string, unknown>;

/** The term and everything below it. */
export function withChildren(id: number, database: Database): number[] {
  const children = database.all('terms').filter(term => term.parent === id);
  return [id, ...children.flatMap(term => withChildren(term.id, database))];
}

/** How often a term is used: by itself, and for product categories by its children too. */
export function countOf(term: Term, database: Database): number {
  switch (term.taxonomy) {
    case 'category':
    case 'post_tag':
      return database.all('articles').filter(row => row.status === 'publish' && holds(row, [term.id])).length;
    case 'product_cat':
      return productsIn(withChildren(term.id, database), database);
    case 'product_tag':
      return productsIn([term.id], database);
    case 'nav_menu':
      return database.all('menuItems').filter(item => item.menu === term.id).length;
    default:
      return productsOfOption(term, database);
  }
}

const holds = (row: { categories: number[]; tags: number[] }, ids: number[]) =>
  ids.some(id => row.categories.includes(id) || row.tags.includes(id));

const productsIn = (ids: number[], database: Database) =>
  database.all('products').filter(row => row.status === 'publish' && holds(row, ids)).length;

const productsOfOption = (term: Term, database: Database) =>
  database
    .all('products')
    .filter(row =>
      row.attributes.some(each => `pa_${each.global}` === term.taxonomy && each.options.includes(term.slug)),
    ).length;

interface Place {
  /** its collection below /wp/v2 */
  base: string;
  /** the parameter by which its posts are listed */
  posts: string;
  /** its word in front-end addresses */
  path: string;
}

export const PLACES: Partial<Record<Taxonomy, Place>> = {
  category: { base: '/wp/v2/categories', posts: '/wp/v2/posts?categories=', path: 'category' },
  post_tag: { base: '/wp/v2/tags', posts: '/wp/v2/posts?tags=', path: 'tag' },
  product_cat: { base: '/wp/v2/product_cat', posts: '/wp/v2/product?product_cat=', path: 'product-category' },
  product_tag: { base: '/wp/v2/product_tag', posts: '/wp/v2/product?product_tag=', path: 'product-tag' },
};

export function termUrl(term: Term, rest: Rest): string {
  return `${rest.home}/${PLACES[term.taxonomy]?.path}/${termPath(term, rest.database)}/`;
}

function termPath(term: Term, database: Database): string {
  const parent = term.parent ? database.get('terms', term.parent) : undefined;
  return parent ? `${termPath(parent, database)}/${term.slug}` : term.slug;
}

/** A term as wp/v2 answers it. ACF has fields on hierarchical taxonomies only, at least in lists. */
export function termWire(term: Term, call: Call, rest: Rest): Wire {
  const nested = term.taxonomy === 'category' || term.taxonomy === 'product_cat';
  const short: Wire = {
    id: term.id,
    link: termUrl(term, rest),
    name: escapeName(term.name),
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(nested || call.args.context === 'embed' ? { acf: [] } : {}),
    _links: links(term, call, rest),
  };
  if (call.args.context === 'embed') return short;
  return {
    ...short,
    count: countOf(term, rest.database),
    description: term.description,
    meta: [],
    ...(nested ? { parent: term.parent } : {}),
    ...(term.taxonomy === 'product_cat' ? { menu_order: term.menuOrder } : {}),
    ...term.heads,
  };
}

function links(term: Term, call: Call, rest: Rest): Links {
  const { base, posts } = PLACES[term.taxonomy]!;
  return {
    self: self(rest.url(`${base}/${term.id}`), isAdmin(call) ? allMethods : ['GET']),
    collection: [{ href: rest.url(base) }],
    about: [{ href: rest.url(`/wp/v2/taxonomies/${term.taxonomy}`) }],
    ...(term.parent ? { up: [embeddable(rest.url(`${base}/${term.parent}`))] } : {}),
    'wp:post_type': [{ href: rest.url(`${posts}${term.id}`) }],
    curies,
  };
}
