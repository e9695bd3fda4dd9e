import type { FailureResolvers } from '../../gql/types.ts';

export const Failure: FailureResolvers = {
  __resolveType: failure => ('errors' in failure ? 'ValidationFailure' : 'SubmissionRefused'),
};
