import type { MutationResolvers } from '../../gql/types.ts';
import { submitReview } from './submitReview.ts';

export const reviewMutation: MutationResolvers = {
  submitReview: (_, { input }, context) => submitReview(input, context),
};
