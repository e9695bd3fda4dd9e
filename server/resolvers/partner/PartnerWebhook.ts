import type { PartnerWebhookResolvers } from '../../gql/types.ts';
import { shownTopic } from './topics.ts';

export const PartnerWebhook: PartnerWebhookResolvers = {
  topics: ({ topics }) => topics.map(shownTopic),
};
