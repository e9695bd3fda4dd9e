import type { Query } from '../../storage/database.ts';
import type { StepKind } from './states.ts';

/** A mail about a request: to its buyer, or to the firm. */
export type QuoteMail =
  | 'question'
  | 'offer'
  | 'ordering'
  | 'accepted'
  | 'expiring'
  | 'paid'
  | 'sent'
  | 'closed'
  | 'firm';

/** What a delivery of such a mail is called: by the step that it tells of, each is queued once. */
export type QuoteMailTarget = `quote:${QuoteMail}:${number}`;

/** Who waits to be told of a step. */
const MAILS: Readonly<Partial<Record<StepKind, readonly QuoteMail[]>>> = {
  ASKED: ['question'],
  OFFERED: ['offer'],
  ORDERED: ['accepted'],
  PAID: ['paid'],
  SENT: ['sent'],
  CLOSED: ['closed'],
  REPLIED: ['firm'],
  ARTWORK_ADDED: ['firm'],
  ACCEPTED: ['firm', 'ordering'],
  DECLINED: ['firm'],
  WITHDRAWN: ['firm'],
  ORDER_HELD: ['firm'],
};

/** An order that is made while its buyer looks on is told of by one mail, with its number. */
const ORDER_MADE_WITHIN_MS = 6_000;

interface TakenStep {
  readonly submission: number;
  readonly kind: StepKind;
  readonly step: number;
  readonly note: string | null;
  readonly now: number;
}

/** Puts the mail that tells of a step into the outbox. */
export async function queueMails(query: Query, { submission, kind, step, note, now }: TakenStep): Promise<void> {
  for (const mail of MAILS[kind] ?? []) {
    // Whoever closes a request and says nothing has told the buyer otherwise.
    if (mail === 'closed' && !note) continue;
    const due = mail === 'ordering' ? now + ORDER_MADE_WITHIN_MS : now;
    await queueMail(query, { submission, target: `quote:${mail}:${step}`, now, due });
  }
}

/** Puts one mail into the outbox; a second time it is there already. */
export async function queueMail(
  query: Query,
  { submission, target, now, due = now }: { submission: number; target: QuoteMailTarget; now: number; due?: number },
): Promise<void> {
  await query(
    `INSERT INTO delivery (submission, target, route, state, since, next_attempt_at)
     VALUES ($1, $2, 'mail', 'pending', $3, $4) ON CONFLICT DO NOTHING`,
    submission,
    target,
    now,
    due,
  );
}

/** Which mail a target names, and of which step; null for a target of another kind. */
export function readMailTarget(target: string): { mail: QuoteMail; step: number } | null {
  const [, mail, step] = /^quote:(\w+):(\d+)$/.exec(target) ?? [];
  return mail && step ? { mail: mail as QuoteMail, step: Number(step) } : null;
}
