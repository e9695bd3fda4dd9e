import type { QueryResolvers } from '../../gql/types.ts';

export const diagnosticsQuery: QueryResolvers = {
  diagnostics: (_, { tryCart }, { doctor }) => doctor.runChecks({ tryCart }),
};
