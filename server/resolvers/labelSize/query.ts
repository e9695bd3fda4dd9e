import { adviseSize } from '../../../rules/labels/adviseSize.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { QueryResolvers } from '../../gql/types.ts';

export const labelSizeQuery: QueryResolvers = {
  labelSize: (_, { size, labelType }, { config }) => {
    const read = readLabelSize(size);
    const advice = read ? adviseSize(labelType ?? '', read) : [];
    return { size: read, advice: [...advice], url: `${config.publicUrl}/request-quote` };
  },
  quoteForm: (_, { product, name, quantity }, { config }) => {
    const given = { product, ...(name ? { name } : {}), ...(quantity ? { quantity: String(quantity) } : {}) };
    return { url: `${config.publicUrl}/request-quote?${new URLSearchParams(given)}` };
  },
};
