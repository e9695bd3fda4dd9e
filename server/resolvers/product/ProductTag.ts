import type { ProductTagResolvers } from '../../gql/types.ts';

export const ProductTag: ProductTagResolvers = { id: tag => String(tag.id) };
