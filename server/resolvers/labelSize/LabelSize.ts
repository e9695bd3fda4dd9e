import type { LabelSizeResolvers } from '../../gql/types.ts';

const SHAPES = { rectangle: 'RECTANGLE', round: 'ROUND', oval: 'OVAL' } as const;

export const LabelSize: LabelSizeResolvers = { shape: ({ shape }) => SHAPES[shape] };
