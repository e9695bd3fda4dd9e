import type { ProductListing_ListFragment } from '../../gql/graphql.ts';

export type Facets = NonNullable<ProductListing_ListFragment['facets']>;
export type CategoryFacet = Facets['categories'][number];

/** The top level, and below the branch that holds `id` its children. */
export function shownCategories({ categories }: Facets, id: string): (CategoryFacet & { nested: boolean })[] {
  const chosen = categories.find(({ category }) => category.id === id)?.category;
  const branch = chosen?.parent?.id ?? chosen?.id;
  return categories
    .map(facet => ({ ...facet, nested: facet.category.parent !== null }))
    .filter(({ nested, category }) => !nested || category.parent?.id === branch);
}
