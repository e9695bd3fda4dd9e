import type { QueryResolvers } from '../../gql/types.ts';
import { findOrder, findPayment } from './findOrder.ts';

export const orderQuery: QueryResolvers = {
  order: (_, args, context) => findOrder(args, context),
  orderPayment: (_, args, context) => findPayment(args, context),
};
