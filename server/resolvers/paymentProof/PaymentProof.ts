import type { PaymentProofResolvers } from '../../gql/types.ts';

export const PaymentProof: PaymentProofResolvers = {
  receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  files: ({ reference }, _, { artwork }) => artwork.files(reference),
};
