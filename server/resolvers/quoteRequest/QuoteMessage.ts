import type { QuoteMessageResolvers } from '../../gql/types.ts';

export const QuoteMessage: QuoteMessageResolvers = {
  id: ({ id }) => String(id),
  at: ({ at }) => new Date(at).toISOString(),
};
