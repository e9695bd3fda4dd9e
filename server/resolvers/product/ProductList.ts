import type { ProductListResolvers } from '../../gql/types.ts';
import { facetsOf } from '../facet/facetsOf.ts';

export const ProductList: ProductListResolvers = {
  asOf: ({ items }) => items.find(({ asOf }) => asOf)?.asOf?.toISOString() ?? null,
  facets: ({ query }, _, context) => facetsOf(query, context),
};
