import type { Database } from '../../data/database.ts';
import type { Taxonomy, Term } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';

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

/** Their words in front-end addresses. */
const PATHS: Partial<Record<Taxonomy, string>> = {
  category: 'category',
  post_tag: 'tag',
  product_cat: 'product-category',
  product_tag: 'product-tag',
};

export function termUrl(term: Term, rest: Rest): string {
  return `${rest.home}/${PATHS[term.taxonomy]}/${termPath(term, rest.database)}/`;
}

function termPath(term: Term, database: Database): string {
  const parent = term.parent ? database.get('terms', term.parent) : undefined;
  return parent ? `${termPath(parent, database)}/${term.slug}` : term.slug;
}

/** A term as wp/v2 answers it. */
export const termWire = (term: Term, rest: Rest) => ({
  id: term.id,
  link: termUrl(term, rest),
  name: escapeName(term.name),
  slug: term.slug,
  count: countOf(term, rest.database),
  description: term.description,
  ...(term.taxonomy === 'category' && { parent: term.parent }),
  ...term.heads,
});
