import type { QueryResolvers } from '../../gql/types.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { idOf } from '../arguments.ts';
import { findTerm } from '../term/findTerm.ts';

export const categoryQuery: QueryResolvers = {
  productCategory: async (_, args, context) => {
    const all = await context.categories();
    const found = findTerm(all, 'product_cat', args, context);
    // Samples stand in for a refused key: of a category that is none of them nothing is known, not that it is gone.
    if (!found && all[0]?.sample) throw new UpstreamError('shop', 'categories', 'status', { status: 401 });
    return found;
  },
  productCategories: async (_, { parent }, context) => {
    const all = await context.categories();
    return parent === null || parent === undefined ? all : all.filter(one => one.parent === idOf(parent));
  },
};
