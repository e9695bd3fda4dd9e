import type { Scope } from '../partner.ts';
import { type CallableHosts, faultOfAddress } from './address.ts';
import { closedTopics, type Topic, topicScopes, topics } from './topics.ts';

/** What is wrong with an address that the partner has already. */
export const IS_CALLED =
  'The partner is called there already. To replace its secret, give the address with a query, such as ?2, and remove this one later.';

/** What is wrong with an address that is to be registered, each with its field; none where all is well. */
export function faultsOfWebhook(
  { url, topics: wanted }: { url: string; topics: readonly Topic[] },
  scopes: readonly Scope[],
  hosts: CallableHosts,
): { field: 'url' | 'topics'; message: string }[] {
  const address = faultOfAddress(url, hosts);
  const closed = closedTopics(wanted, scopes);
  return [
    ...(address === null ? [] : [{ field: 'url' as const, message: address }]),
    ...(wanted.length ? [] : [{ field: 'topics' as const, message: `Choose from ${topics.join(', ')}.` }]),
    ...closed.map(topic => ({
      field: 'topics' as const,
      message: `${topic} needs the scope ${topicScopes[topic]}, which the partner does not have.`,
    })),
  ];
}
