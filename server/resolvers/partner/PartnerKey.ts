import type { PartnerKeyResolvers } from '../../gql/types.ts';
import { moment } from './answers.ts';

export const PartnerKey: PartnerKeyResolvers = {
  createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
  lastUsedAt: ({ lastUsedAt }) => moment(lastUsedAt),
  endsAt: ({ endsAt }) => moment(endsAt),
  live: ({ endsAt }) => endsAt === null || endsAt > Date.now(),
};
