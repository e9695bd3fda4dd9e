import type { GroupedProductResolvers } from '../../gql/types.ts';
import { productFields } from './productFields.ts';
import { named, related } from './relatedProducts.ts';

export const GroupedProduct: GroupedProductResolvers = {
  ...productFields,
  products: (product, _, context, info) =>
    related(named(product, product.grouped_products, 'grouped', context), info, context),
};
