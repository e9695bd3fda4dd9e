import type { PartnerWebhookResolvers } from '../../gql/types.ts';
import { moment } from './answers.ts';
import { shownTopic } from './topics.ts';

export const PartnerWebhook: PartnerWebhookResolvers = {
  id: ({ id }) => String(id),
  topics: ({ topics }) => topics.map(shownTopic),
  createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
  lastTakenAt: ({ lastTakenAt }) => moment(lastTakenAt),
  failingSince: ({ failingSince }) => moment(failingSince),
  endedAt: ({ endedAt }) => moment(endedAt),
};
