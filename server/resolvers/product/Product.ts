import type { ProductResolvers } from '../../gql/types.ts';
import { productTypename } from './productType.ts';

export const Product: ProductResolvers = { __resolveType: productTypename };
