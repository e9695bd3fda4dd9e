import type { PartnerTopic } from '../../gql/types.ts';
import type { Topic } from '../../partners/webhooks/topics.ts';

export const TOPICS: Readonly<Record<PartnerTopic, Topic>> = {
  PRODUCT_CHANGED: 'product.changed',
  PRODUCT_REMOVED: 'product.removed',
  STOCK_CHANGED: 'stock.changed',
  QUOTE_STEP: 'quote.step',
};

export const shownTopic = (topic: Topic) =>
  (Object.keys(TOPICS) as PartnerTopic[]).find(shown => TOPICS[shown] === topic) as PartnerTopic;
