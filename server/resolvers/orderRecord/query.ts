import type { QueryResolvers } from '../../gql/types.ts';
import { idOf } from '../arguments.ts';
import { listOrders } from './listOrders.ts';

export const orderRecordQuery: QueryResolvers = {
  orders: (_, args, context) => listOrders(args, context),
  orderById: (_, { id }, { shop, scope }) => {
    const number = idOf(id);
    return number === null ? null : shop.orderRecords.byId(scope, number);
  },
};
