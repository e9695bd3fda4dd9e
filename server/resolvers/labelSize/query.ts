import { MAX_QUANTITY } from '../../../rules/forms/quoteItems.ts';
import { adviseSize } from '../../../rules/labels/adviseSize.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { badInput } from '../arguments.ts';

export const labelSizeQuery: QueryResolvers = {
  labelSize: (_, { size, labelType }, { config }) => {
    const read = readLabelSize(size);
    const advice = read ? adviseSize(labelType ?? '', read) : [];
    return { size: read, advice: [...advice], url: `${config.publicUrl}/request-quote` };
  },
  quoteForm: (_, { product, name, quantity }, { config }) => {
    const pieces = quantity ?? null;
    if (pieces !== null && (pieces < 1 || pieces > MAX_QUANTITY))
      throw badInput(`quantity: ${pieces} is not a number from 1 to ${MAX_QUANTITY}.`);
    const given = { product, ...(name ? { name } : {}), ...(pieces ? { quantity: String(pieces) } : {}) };
    return { url: `${config.publicUrl}/request-quote?${new URLSearchParams(given)}` };
  },
};
