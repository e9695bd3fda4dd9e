import type { Context } from '../../context/context.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';

type Life = Awaited<ReturnType<Context['quotes']['lifeOf']>>;

/** Every step. What earlier releases stored has no first one, and an offer that has just run out not yet its last. */
export function historyOf({ receivedAt, status }: QuoteRequest, { steps, offers: [newest] }: Life) {
  const first = { id: 0, at: receivedAt, kind: 'RECEIVED', by: 'BUYER', offerVersion: null, note: null } as const;
  const begun = steps[0]?.kind === 'RECEIVED' ? [...steps] : [first, ...steps];
  if (status !== 'EXPIRED' || !newest) return begun;
  const { version: offerVersion, validUntil: at } = newest;
  if (steps.some(step => step.kind === 'EXPIRED' && step.offerVersion === offerVersion)) return begun;
  return [...begun, { id: 0, at, kind: 'EXPIRED', by: null, offerVersion, note: null } as const];
}
