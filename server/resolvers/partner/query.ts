import type { QueryResolvers } from '../../gql/types.ts';

export const partnerQuery: QueryResolvers = { partners: (_, __, { partners }) => partners.list() };
