import type { SearchResultsPage } from 'schema-dts';
import type { SearchQuery } from '../../gql/graphql.ts';

const LISTED = 10;

/** The first ten results as structured data. */
export function foundData({ posts, pages, products }: SearchQuery['search'], siteUrl: string): SearchResultsPage {
  const found = [
    ...(products?.items ?? []).map(({ name, path }) => ({ name, path })),
    ...(posts?.items ?? []).map(({ title, path }) => ({ name: title, path })),
    ...(pages?.items ?? []).map(({ title, path }) => ({ name: title, path })),
  ].slice(0, LISTED);
  return {
    '@type': 'SearchResultsPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: found.length,
      itemListElement: found.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteUrl + path,
      })),
    },
  };
}
