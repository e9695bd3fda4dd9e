import type { MutationResolvers } from '../../gql/types.ts';
import { createCustomer } from './createCustomer.ts';

export const customerMutation: MutationResolvers = {
  createCustomer: (_, { input }, context) => createCustomer(input, context),
};
