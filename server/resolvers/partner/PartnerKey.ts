import type { PartnerKeyResolvers } from '../../gql/types.ts';
import { officeTime, officeTimeIfAny } from '../submission/office.ts';

export const PartnerKey: PartnerKeyResolvers = {
  createdAt: ({ createdAt }, _, context) => officeTime(createdAt, context),
  lastUsedAt: ({ lastUsedAt }, _, context) => officeTimeIfAny(lastUsedAt, context),
  endsAt: ({ endsAt }, _, context) => officeTimeIfAny(endsAt, context),
  live: ({ endsAt }) => endsAt === null || endsAt > Date.now(),
};
