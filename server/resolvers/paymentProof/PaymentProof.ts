import type { PaymentProofResolvers } from '../../gql/types.ts';

export const PaymentProof: PaymentProofResolvers = {
  files: ({ reference }, _, { artwork }) => artwork.files(reference),
};
