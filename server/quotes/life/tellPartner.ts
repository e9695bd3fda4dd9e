import { queueCalls } from '../../partners/webhooks/queue.ts';
import type { Query } from '../../storage/database.ts';
import type { Party, QuoteStatus, StepKind } from './states.ts';

interface StepOfQuote {
  readonly submission: number;
  readonly kind: StepKind;
  readonly by: Party | null;
  readonly now: number;
}

/** A request that is refused by the service while its sender waits is none: by then that has been found out. */
const UNTIL_KEPT_MS = 15_000;

/** Tells the partner whose key a request came with of a step: which, and where the request stands; nothing of its buyer. */
export async function tellPartner(query: Query, { submission, kind, by, now }: StepOfQuote): Promise<void> {
  const [request] = await query(
    `SELECT q.partner, q.status, q.waits_for, q.version, s.reference FROM quote_request q
     JOIN submission s ON s.id = q.submission WHERE q.submission = $1 AND q.partner IS NOT NULL`,
    submission,
  );
  if (!request) return;
  await queueCalls(query, {
    topic: 'quote.step',
    about: {
      reference: request.reference as string,
      step: kind,
      by,
      status: request.status as QuoteStatus,
      waitsFor: request.waits_for as Party | null,
      version: request.version as number,
      url: `/quote/${request.reference as string}`,
    },
    partner: request.partner as number,
    submission,
    now,
    ...(kind === 'RECEIVED' ? { delayMs: UNTIL_KEPT_MS } : {}),
  });
}
