import type { MutationResolvers } from '../../gql/types.ts';
import { createOrder } from './createOrder.ts';

export const orderRecordMutation: MutationResolvers = {
  createOrder: (_, { input }, context) => createOrder(input, context),
};
