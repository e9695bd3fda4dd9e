import type { QueryResolvers } from '../../gql/types.ts';
import { badInput, checkPieces } from '../arguments.ts';
import { estimateQuote } from './estimateQuote.ts';

const MOST_ITEMS = 100;

export const estimateQuery: QueryResolvers = {
  estimateQuote: (_, { items, ...asked }, context) => {
    if (items.length > MOST_ITEMS) throw badInput(`items: give at most ${MOST_ITEMS}.`);
    for (const [at, { quantity }] of items.entries()) checkPieces(`items[${at}].quantity`, quantity);
    return estimateQuote(items, asked, context);
  },
};
