import type { ProductListResolvers } from '../../gql/types.ts';
import { utcMoment } from '../../upstreams/fields.ts';
import { facetsOf } from '../facet/facetsOf.ts';

export const ProductList: ProductListResolvers = {
  asOf({ items }) {
    const readAt = items.find(({ asOf }) => asOf)?.asOf;
    return readAt ? utcMoment(readAt) : null;
  },
  facets: ({ query }, _, context) => facetsOf(query, context),
};
