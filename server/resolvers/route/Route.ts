import type { RouteResolvers } from '../../gql/types.ts';
import { productTypename } from '../product/productType.ts';

export const Route: RouteResolvers = {
  __resolveType: value => {
    if ('to' in value) return 'Redirect';
    if ('taxonomy' in value) return value.taxonomy === 'tag' ? 'PostTag' : 'PostCategory';
    if ('display' in value) return 'ProductCategory';
    if ('comment_status' in value) return 'Post';
    if ('picture' in value) return 'Page';
    if ('stock_status' in value) return productTypename(value);
    return 'Author';
  },
};
