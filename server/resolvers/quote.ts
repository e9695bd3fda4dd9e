import type { Resolvers } from '../gql/types.ts';
import { suspicionOf } from '../submissions/spam.ts';
import { submit } from './submission.ts';

export const quote: Resolvers = {
  Mutation: {
    submitQuoteRequest: (_, { input: { key, items, artwork, website, elapsedMs, ...values } }, context) =>
      submit(
        { kind: 'quote', values, items, artwork, key, held: suspicionOf(values, { website, elapsedMs }) },
        context,
      ),
  },
};
