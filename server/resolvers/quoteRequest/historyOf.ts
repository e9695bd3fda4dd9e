import type { Context } from '../../context/context.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';

type Steps = Awaited<ReturnType<Context['quotes']['lifeOf']>>['steps'];

/** What earlier releases stored has no first step; an offer that ran out may not have its last one yet. */
export function historyOf({ receivedAt }: QuoteRequest, steps: Steps) {
  const first = { id: 0, at: receivedAt, kind: 'RECEIVED', by: 'BUYER', offerVersion: null, note: null } as const;
  return steps[0]?.kind === 'RECEIVED' ? [...steps] : [first, ...steps];
}
