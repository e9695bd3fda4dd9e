import type { GraphQLResolveInfo } from 'graphql';
import { selectedTypes } from '../../context/selection.ts';
import type { MutationResolvers } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { submit } from '../submission/submit.ts';
import { buyerSteps } from './steps/buyerSteps.ts';
import { firmSteps } from './steps/firmSteps.ts';

/** Whether an operation was written before QuoteRequest was a type. */
function knowsReceiptAlone(info: GraphQLResolveInfo): boolean {
  const named = selectedTypes(info);
  return named.has('SubmissionReceipt') && !named.has('QuoteRequest');
}

export const quoteRequestMutation: MutationResolvers = {
  ...buyerSteps,
  ...firmSteps,
  submitQuoteRequest: async (_, { input }, context, info) => {
    const { key, items, artwork, website, elapsedMs, ...values } = input;
    const held = suspicionOf(values, { website, elapsedMs });
    const result = await submit({ kind: 'quote', values, items, artwork, key, held }, context);
    // The page that follows belongs to whoever has just sent it.
    if ('reference' in result) context.buyerSession?.remember(result.reference);
    return result.__typename === 'QuoteRequest' && knowsReceiptAlone(info)
      ? { ...result, __typename: 'SubmissionReceipt' }
      : result;
  },
};
