import type { QueryResolvers } from '../../gql/types.ts';
import { listRequests } from './listRequests.ts';
import { previewOffer } from './offer/previewOffer.ts';
import { readRequest } from './readRequest.ts';

export const quoteRequestQuery: QueryResolvers = {
  quoteRequest: (_, proof, context) => readRequest(proof, context),
  quoteRequests: (_, args, context) => listRequests(args, context),
  previewOffer: (_, { input }, context) => previewOffer(input, context),
};
