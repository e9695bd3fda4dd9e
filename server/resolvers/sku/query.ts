import type { QueryResolvers } from '../../gql/types.ts';
import { findIds, findSkus } from './findGoods.ts';

export const skuQuery: QueryResolvers = {
  skus: (_, { skus }, context, info) => findSkus(skus, info, context),
  goods: (_, { ids, quantities }, context, info) => findIds(ids, quantities ?? [], info, context),
};
