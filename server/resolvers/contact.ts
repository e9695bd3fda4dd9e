import type { Resolvers } from '../gql/types.ts';
import { submit } from './submission.ts';

export const contact: Resolvers = {
  Mutation: {
    submitContactMessage: (_, { input: { key, ...values } }, context) =>
      submit({ kind: 'contact', values, key }, context),
    subscribeToNewsletter: (_, { input: { key, ...values } }, context) =>
      submit({ kind: 'newsletter', values, key }, context),
  },
};
