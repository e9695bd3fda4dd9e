import type { Resolvers } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { submit } from '../submission/submission.ts';

export const contact: Resolvers = {
  Mutation: {
    submitContactMessage: (_, { input: { key, website, elapsedMs, ...values } }, context) =>
      submit({ kind: 'contact', values, key, held: suspicionOf(values, { website, elapsedMs }) }, context),
    subscribeToNewsletter: (_, { input: { key, website, elapsedMs, ...values } }, context) =>
      submit({ kind: 'newsletter', values, key, held: suspicionOf(values, { website, elapsedMs }) }, context),
  },
};
