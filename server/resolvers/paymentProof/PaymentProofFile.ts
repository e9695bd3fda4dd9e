import { artworkKinds } from '../../../rules/forms/artwork.ts';
import type { PaymentProofFileResolvers } from '../../gql/types.ts';

export const PaymentProofFile: PaymentProofFileResolvers = {
  type: ({ kind }) => artworkKinds[kind].type,
};
