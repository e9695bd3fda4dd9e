import type { RouteResolvers } from '../../gql/types.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { productTypename } from '../product/productType.ts';
import { kindOf } from './kinds.ts';

export const Route: RouteResolvers = {
  __resolveType: row => {
    const kind = kindOf(row);
    return kind === 'Product' ? productTypename(row as Product) : (kind ?? 'Redirect');
  },
};
