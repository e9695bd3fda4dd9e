import { selectedFields } from '../../context/selection.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { findProduct } from './findProduct.ts';
import { listProducts } from './listProducts.ts';
import { productQuery } from './productQuery.ts';

export const productsQuery: QueryResolvers = {
  product: (_, args, context, info) => findProduct(args, info, context),
  products: (_, { filter, sort, ...args }, context, info) =>
    listProducts(productQuery(filter, sort, args), selectedFields(info, 'items'), context),
};
