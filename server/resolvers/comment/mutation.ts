import type { MutationResolvers } from '../../gql/types.ts';
import { submitComment } from './submitComment.ts';

export const commentMutation: MutationResolvers = {
  submitComment: (_, { input }, context) => submitComment(input, context),
};
