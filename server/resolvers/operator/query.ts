import type { QueryResolvers } from '../../gql/types.ts';

export const operatorQuery: QueryResolvers = {
  operator: (_, __, { operator }) => (operator ? {} : null),
};
