import type { OperatorQuoteQuery } from '../../gql/graphql.ts';

/** The requests that wait, in their order. */
export type Queue = NonNullable<OperatorQuoteQuery['quoteRequests']>['items'];

/** The requests before and after this one in the queue that waits. */
export function neighboursOf(reference: string, queue: Queue) {
  const at = queue.findIndex(one => one.reference === reference);
  return { previous: at > 0 ? queue[at - 1] : undefined, next: queue[at + 1] };
}
