import type { Resolvers } from '../../gql/types.ts';

export const estimate: Resolvers = {};
