import type { MutationResolvers } from '../../gql/types.ts';
import { sendPaymentProof } from './sendPaymentProof.ts';

export const paymentProofMutation: MutationResolvers = {
  sendPaymentProof: (_, { input }, context) => sendPaymentProof(input, context),
};
