import type { Scope } from '../partner.ts';

/** What partners can be told of, each with the scope that their keys need for it. */
export const topicScopes = {
  'product.changed': 'catalogue',
  'product.removed': 'catalogue',
  'stock.changed': 'catalogue',
  'quote.step': 'quotes',
} as const satisfies Record<string, Scope>;

export type Topic = keyof typeof topicScopes;
export const topics = Object.keys(topicScopes) as Topic[];

/** Those that may not be told to whoever has these scopes. */
export const closedTopics = (wanted: readonly Topic[], scopes: readonly Scope[]): Topic[] =>
  wanted.filter(topic => !scopes.includes(topicScopes[topic]));
