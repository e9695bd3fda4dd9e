import type { PartnerKeyResolvers } from '../../gql/types.ts';

export const PartnerKey: PartnerKeyResolvers = {
  live: ({ endsAt }) => endsAt === null || endsAt > Date.now(),
};
