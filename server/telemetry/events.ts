import { channel } from 'node:diagnostics_channel';

/** Something that happens in this process. Who publishes it does not know who listens; without listeners it costs nothing. */
export interface Event<T> {
  readonly hasSubscribers: boolean;
  publish(fact: T): void;
  /** Returns what ends it. */
  subscribe(listener: (fact: T) => void): () => void;
}

function eventOf<T>(name: string): Event<T> {
  const events = channel(`gateway:${name}`);
  return {
    get hasSubscribers() {
      return events.hasSubscribers;
    },
    publish(fact) {
      if (events.hasSubscribers) events.publish(fact);
    },
    subscribe(listener) {
      const hear = (fact: unknown) => listener(fact as T);
      events.subscribe(hear);
      return () => {
        events.unsubscribe(hear);
      };
    },
  };
}

/** One call to an upstream ended. */
export const upstreamCalled = eventOf<{
  /** content, shop, store or forms */
  upstream: string;
  /** by its label: a path may hold what belongs to one person */
  collection: string;
  /** the status, or the fault that there was in its place */
  outcome: string;
  ms: number;
}>('upstream-called');

/** An upstream that keeps failing is left alone for a while, or is asked again. */
export const breakerMoved = eventOf<{ upstream: string; open: boolean }>('breaker-moved');

/** Something was looked for in the cache. What is stale is used as it is while it is read anew. */
export const cacheRead = eventOf<{
  kind: 'record' | 'answer' | 'page';
  outcome: 'hit' | 'stale' | 'miss';
  count: number;
}>('cache-read');

/** One GraphQL operation was answered. */
export const operationAnswered = eventOf<{
  /** of a registered operation; `other` for any other */
  name: string;
  outcome: 'cached' | 'ok' | 'errors';
  ms: number;
}>('operation-answered');

/** A mail to a mailbox that had had a day's was left out, or put off. */
export const mailLeftOut = eventOf<{ mail: 'confirmation' | 'stock' }>('mail-left-out');

/** A call came in at /webhooks. */
export const webhookReceived = eventOf<{ outcome: 'taken' | 'repeated' | 'ping' | 'refused' }>('webhook-received');

/** A partner was called: it took the call, answered something else, or did not answer. */
export const partnerCalled = eventOf<{
  topic: 'product.changed' | 'product.removed' | 'stock.changed' | 'quote.step';
  outcome: 'taken' | 'refused' | 'unreachable';
}>('partner-called');

/** An answer of the origin went out, or its client went away before. */
export const requestServed = eventOf<{
  id: string;
  path: string;
  method: string;
  /** 0 where the client went away first */
  status: number;
  ms: number;
}>('request-served');

/** A visitor's browser measured a page, or a script of ours failed in it (then the value is 1). */
export const pageMeasured = eventOf<{ name: 'LCP' | 'CLS' | 'INP' | 'TTFB' | 'error'; value: number }>('page-measured');
