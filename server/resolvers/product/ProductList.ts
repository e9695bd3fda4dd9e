import type { ProductListResolvers } from '../../gql/types.ts';
import { facetsOf } from '../facet/facetsOf.ts';
import { siteTime } from '../submission/office.ts';

export const ProductList: ProductListResolvers = {
  asOf({ items }, _, context) {
    const readAt = items.find(({ asOf }) => asOf)?.asOf;
    return readAt ? siteTime(readAt, context) : null;
  },
  facets: ({ query }, _, context) => facetsOf(query, context),
};
