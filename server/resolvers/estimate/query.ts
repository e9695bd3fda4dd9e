import { MAX_QUANTITY } from '../../../rules/forms/quoteItems.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { badInput } from '../arguments.ts';
import { estimateQuote } from './estimateQuote.ts';

const MOST_ITEMS = 100;

export const estimateQuery: QueryResolvers = {
  estimateQuote: (_, { items, ...asked }, context) => {
    if (items.length > MOST_ITEMS) throw badInput(`items: give at most ${MOST_ITEMS}.`);
    for (const [at, { quantity }] of items.entries())
      if (quantity < 1 || quantity > MAX_QUANTITY)
        throw badInput(`items[${at}].quantity: ${quantity} is not a number from 1 to ${MAX_QUANTITY}.`);
    return estimateQuote(items, asked, context);
  },
};
