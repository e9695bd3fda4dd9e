import type { ProductListing_ListFragment } from '../../gql/graphql.ts';
import type { Listing } from './listing.ts';

export type Facets = NonNullable<ProductListing_ListFragment['facets']>;
export type CategoryFacet = Facets['categories'][number];

export type AttributeFacet = Facets['attributes'][number];

/** The category that an address names by its id or its slug: the shop keeps that of another alphabet percent-encoded. */
export const categoryNamed = ({ categories }: Facets, named: string) => {
  const names = [named, encodeURIComponent(named).toLowerCase()];
  return categories.map(({ category }) => category).find(({ id, slug }) => id === named || names.includes(slug));
};

/** The top level, and below it whatever leads to the category with this id and the ones right under that; each with its depth. */
export function shownCategories({ categories }: Facets, id: string): (CategoryFacet & { depth: number })[] {
  const parents = new Map(categories.map(({ category }) => [category.id, category.parent?.id ?? '']));
  const lineOf = (one: string): string[] => {
    const parent = parents.get(one);
    return parent === undefined ? [] : [...lineOf(parent), one];
  };
  const open = lineOf(id);
  return categories
    .map(facet => ({ ...facet, depth: lineOf(facet.category.id).length - 1 }))
    .filter(({ depth, category }) => depth === 0 || open.includes(category.parent?.id ?? ''));
}

/** More groups than this hide the products on a small screen. */
const MOST_ATTRIBUTES = 5;
/** Options that stand open; the others fold away. */
const OPEN_OPTIONS = 6;

/** The attributes most products have, and whatever is chosen. */
export const shownAttributes = ({ attributes }: Facets, { options }: Pick<Listing, 'options'>): AttributeFacet[] =>
  attributes.filter(({ slug }, i) => i < MOST_ATTRIBUTES || slug in options);

/** A facet as a page brings it: how many of its options it has left out. */
export type ServedFacet = AttributeFacet & { more?: number };

/** The options of most products and the chosen ones, apart from the rest; both in natural order. */
export function splitOptions({ slug, options }: AttributeFacet, chosen: Listing['options']) {
  const first = options.toSorted((a, b) => b.count - a.count).slice(0, OPEN_OPTIONS);
  const isOpen = (option: (typeof options)[number]) => first.includes(option) || chosen[slug]?.includes(option.slug);
  return { open: options.filter(isOpen), folded: options.filter(option => !isOpen(option)) };
}
