import { adviseSize } from '../../../rules/labels/adviseSize.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { Resolvers } from '../../gql/types.ts';

const SHAPES = { rectangle: 'RECTANGLE', round: 'ROUND', oval: 'OVAL' } as const;

export const labelSize: Resolvers = {
  LabelSize: { shape: ({ shape }) => SHAPES[shape] },
  Query: {
    labelSize: (_, { size, labelType }, { config }) => {
      const read = readLabelSize(size);
      const advice = read ? adviseSize(labelType ?? '', read) : [];
      return { size: read, advice: [...advice], url: `${config.publicUrl}/request-quote` };
    },
    quoteForm: (_, { product, name, quantity }, { config }) => {
      const given = { product, ...(name ? { name } : {}), ...(quantity ? { quantity: String(quantity) } : {}) };
      return { url: `${config.publicUrl}/request-quote?${new URLSearchParams(given)}` };
    },
  },
};
