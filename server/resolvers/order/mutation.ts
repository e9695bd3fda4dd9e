import type { MutationResolvers } from '../../gql/types.ts';
import { placeOrder } from './placeOrder.ts';

export const orderMutation: MutationResolvers = {
  placeOrder: (_, { input }, context) => placeOrder(input, context),
};
