import type { ItemList } from 'schema-dts';
import { partOf } from '../../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../../gql/graphql.ts';
import type { ProductCardRef } from '../productCardRef.ts';

interface Page {
  items: readonly ProductCardRef[];
  pageInfo: { page: number; perPage: number; totalItems: number };
}

/** A page of a list as search engines read it: each product with its place in the whole list. */
export const listData = (name: string, { items, pageInfo }: Page, siteUrl: string): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: pageInfo.totalItems,
  itemListElement: items.map((item, at) => {
    const product = partOf<ProductCard_ProductFragment>(item);
    return {
      '@type': 'ListItem',
      position: (pageInfo.page - 1) * pageInfo.perPage + at + 1,
      name: product.name,
      url: siteUrl + product.path,
    };
  }),
});
