import type { PartnerWebhookResolvers } from '../../gql/types.ts';
import { officeTime, officeTimeIfAny } from '../submission/office.ts';
import { shownTopic } from './topics.ts';

export const PartnerWebhook: PartnerWebhookResolvers = {
  topics: ({ topics }) => topics.map(shownTopic),
  createdAt: ({ createdAt }, _, context) => officeTime(createdAt, context),
  lastTakenAt: ({ lastTakenAt }, _, context) => officeTimeIfAny(lastTakenAt, context),
  failingSince: ({ failingSince }, _, context) => officeTimeIfAny(failingSince, context),
  endedAt: ({ endedAt }, _, context) => officeTimeIfAny(endedAt, context),
};
