import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import { toMinorUnits } from '../../../rules/money.ts';
import type { Database, Query } from '../../storage/database.ts';
import type { Offer } from '../offers/offer.ts';
import type { Acceptance } from './life.ts';
import { passTime } from './passTime.ts';
import type { Party } from './states.ts';
import { type StepKey, type StoredRequest, type Taken, takeStep } from './takeStep.ts';

interface OfBuyer {
  readonly reference: string;
  readonly key: StepKey;
}
interface OfFirm extends OfBuyer {
  /** the version that was read */
  readonly version: number;
}

/** The steps that buyer and firm take. Every method rejects with a StorageError: then nothing was stored. */
export interface QuoteLife {
  /**
   * The buyer writes; `attach` binds files that come with it, false where one cannot be had. Without `hasRoom` a repeat alone
   * is taken.
   */
  reply(
    step: OfBuyer & { text: string; attach: (() => boolean) | null; hasRoom?: boolean },
  ): Promise<Taken<'artwork unknown' | 'enough today'>>;
  /** The firm asks. */
  ask(step: OfFirm & { text: string }): Promise<Taken<'conflict'>>;
  /** The firm offers; `attach` binds its proofs. */
  answer(
    step: OfFirm & { offer: Offer; validDays: number; attach: (() => boolean) | null },
  ): Promise<Taken<'proofs unknown' | 'conflict'>>;
  /**
   * The buyer takes an offer: its order is to be made from now on. A second time it is what the first made of it. Without a
   * `buyer` it says what became of the offer, and takes none.
   */
  accept(step: OfBuyer & { offerVersion: number; buyer: Acceptance | null }): Promise<Taken<'changed' | 'expired'>>;
  decline(step: OfBuyer & { offerVersion: number; note: string }): Promise<Taken<'changed'>>;
  withdraw(step: OfBuyer): Promise<Taken<never>>;
  /** The firm ends it; `reason` is told to the buyer where it is not empty. */
  close(step: OfFirm & { reason: string }): Promise<Taken<'conflict' | 'not open'>>;
  /** The operator has opened it. */
  review(reference: string): Promise<Taken<never>>;
  stopReminders(step: OfBuyer): Promise<Taken<never>>;
  /** Notes which offers ran out, and queues the reminder of those that are about to. */
  passTime(): Promise<void>;
}

export interface QuoteLifeOptions {
  readonly database: Database;
  /** whether mails can be sent */
  readonly mails: boolean;
  readonly clock: () => number;
}

/** Amounts are sorted by in the smallest part that any currency has. */
const SORTED_DIGITS = 4;

export function createQuoteLife({ database, mails, clock }: QuoteLifeOptions): QuoteLife {
  const parts = () => ({ database, mails, now: clock() });
  return {
    reply: ({ text, attach, hasRoom = true, ...step }) =>
      takeStep<'artwork unknown' | 'enough today'>(parts(), {
        ...step,
        kind: text ? 'REPLIED' : 'ARTWORK_ADDED',
        by: 'BUYER',
        attach() {
          if (!hasRoom) return 'enough today';
          return attach && !attach() ? 'artwork unknown' : null;
        },
        write: (query, stored, now) => (text ? say(query, stored, { from: 'BUYER', text, now }) : nothing()),
      }),
    ask: ({ text, version, ...step }) =>
      takeStep<'conflict'>(parts(), {
        ...step,
        version: { read: version, conflict: 'conflict' },
        kind: 'ASKED',
        by: 'FIRM',
        write: (query, stored, now) => say(query, stored, { from: 'FIRM', text, now }),
      }),
    answer: ({ offer, validDays, attach, version, ...step }) =>
      takeStep<'proofs unknown' | 'conflict'>(parts(), {
        ...step,
        version: { read: version, conflict: 'conflict' },
        kind: 'OFFERED',
        by: 'FIRM',
        offerVersion: null,
        attach: () => (attach && !attach() ? 'proofs unknown' : null),
        write: (query, stored, now) => writeOffer(query, stored, { offer, validUntil: now + validDays * DAY_MS, now }),
      }),
    accept: ({ offerVersion, buyer, ...step }) =>
      takeStep<'changed' | 'expired'>(parts(), {
        ...step,
        kind: 'ACCEPTED',
        by: 'BUYER',
        offerVersion,
        judge: async stored => judgeAcceptance(stored, offerVersion, buyer),
        write: (query, stored, now) => writeOrder(query, stored, { offerVersion, buyer, now }),
      }),
    decline: ({ offerVersion, note, ...step }) =>
      takeStep<'changed'>(parts(), {
        ...step,
        kind: 'DECLINED',
        by: 'BUYER',
        offerVersion,
        note,
        judge: async stored =>
          stored.status === 'ANSWERED' && stored.offerVersion !== offerVersion ? 'changed' : null,
      }),
    withdraw: step =>
      takeStep<never>(parts(), {
        ...step,
        kind: 'WITHDRAWN',
        by: 'BUYER',
        judge: async ({ status }) => (status === 'WITHDRAWN' ? 'done' : null),
      }),
    close: ({ reason, version, ...step }) =>
      takeStep<'conflict' | 'not open'>(parts(), {
        ...step,
        version: { read: version, conflict: 'conflict' },
        kind: 'CLOSED',
        by: 'FIRM',
        note: reason || null,
        judge: async (stored, query) =>
          stored.status !== 'ACCEPTED' || (await isHeld(query, stored)) ? null : 'not open',
      }),
    review: reference => takeStep(parts(), { reference, kind: 'REVIEWED', by: 'FIRM' }),
    passTime: () => passTime(parts()),
    stopReminders: step =>
      takeStep<never>(parts(), {
        ...step,
        kind: 'REMINDERS_STOPPED',
        by: 'BUYER',
        judge: async ({ reminders }) => (reminders ? null : 'done'),
        write: async () => ({ reminders: 0 }),
      }),
  };
}

async function isHeld(query: Query, { id }: StoredRequest): Promise<boolean> {
  return (await query("SELECT 1 FROM quote_order WHERE submission = $1 AND state = 'held'", id)).length > 0;
}

const nothing = async (): Promise<undefined> => undefined;

/** What was accepted once is answered with what came of it; another version, and one whose time ran out, is told. */
function judgeAcceptance(
  stored: StoredRequest,
  offerVersion: number,
  buyer: Acceptance | null,
): 'done' | 'changed' | 'expired' | null {
  const { status } = stored;
  const isCurrent = stored.offerVersion === offerVersion;
  if (status === 'ACCEPTED' || status === 'ORDERED') return isCurrent ? 'done' : 'changed';
  if (status === 'EXPIRED') return 'expired';
  return status === 'ANSWERED' && !(isCurrent && buyer) ? 'changed' : null;
}

async function say(
  query: Query,
  { id }: StoredRequest,
  { from, text, now }: { from: Party; text: string; now: number },
): Promise<undefined> {
  await query(
    'INSERT INTO quote_message (submission, at, from_party, text) VALUES ($1, $2, $3, $4)',
    id,
    now,
    from,
    text,
  );
}

async function writeOffer(
  query: Query,
  stored: StoredRequest,
  { offer, validUntil, now }: { offer: Offer; validUntil: number; now: number },
) {
  const version = (stored.offerVersion ?? 0) + 1;
  await query(
    'INSERT INTO quote_offer (submission, version, sent_at, valid_until, offer) VALUES ($1, $2, $3, $4, $5)',
    stored.id,
    version,
    now,
    validUntil,
    JSON.stringify(offer),
  );
  await query(
    `UPDATE quote_step SET offer_version = $1 WHERE submission = $2 AND kind = 'OFFERED' AND offer_version IS NULL`,
    version,
    stored.id,
  );
  const total = Number(toMinorUnits(offer.totals.total, SORTED_DIGITS));
  return { offer_version: version, offer_total: total, valid_until: validUntil };
}

async function writeOrder(
  query: Query,
  { id }: StoredRequest,
  { offerVersion, buyer, now }: { offerVersion: number; buyer: Acceptance | null; now: number },
): Promise<undefined> {
  await query(
    `INSERT INTO quote_order (submission, offer_version, accepted_at, buyer, state, next_attempt_at)
     VALUES ($1, $2, $3, $4, 'due', $3)`,
    id,
    offerVersion,
    now,
    JSON.stringify(buyer),
  );
}
