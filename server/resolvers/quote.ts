import type { Resolvers } from '../gql/types.ts';
import { submit } from './submission.ts';

export const quote: Resolvers = {
  Mutation: {
    submitQuoteRequest: (_, { input: { key, ...values } }, context) => submit({ kind: 'quote', values, key }, context),
  },
};
