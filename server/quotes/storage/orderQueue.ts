import { CLOCK, type Database, type Query } from '../../storage/database.ts';
import { type OfferOrder, offerOf, orderOf } from '../life/life.ts';
import { takeStep } from '../life/takeStep.ts';
import type { SentOffer } from '../offers/offer.ts';
import { IS_HELD, noteLook, ordersToFollow, type SeenOrder } from './followedOrders.ts';

/** An accepted offer on its way to become an order. */
export interface OrderJob {
  readonly submission: number;
  readonly reference: string;
  readonly offer: SentOffer;
  readonly order: OfferOrder;
  /** how long ago it was sent to the shop when it was claimed, by the clock of the database; null where it was not yet */
  readonly sentAgoMs: number | null;
  /** tries that were begun: whoever has another number has lost the lease */
  readonly attempts: number;
}

/** The order that the shop has made. */
interface MadeOrder {
  readonly id: number;
  readonly key: string;
  readonly number: string;
  readonly paymentUrl: string | null;
}

/**
 * Accepted offers whose orders are to be made. Each is leased by one process at a time; what it sends to the shop is
 * written down before. Every method rejects with a StorageError.
 */
export interface OrderQueue {
  /** Leases at most `count` that are due. @param of this request alone */
  claim(count: number, of?: string): Promise<OrderJob[]>;
  /** Notes that it is about to be sent; false where the lease was lost. */
  sending(job: OrderJob): Promise<boolean>;
  /** Tries again later; `unsent` where the shop certainly has no order. */
  postpone(job: OrderJob, delayMs: number, more: { fault: string; unsent: boolean }): Promise<void>;
  /** The shop has it; `difference` says in which sums it is not the offer. */
  made(job: OrderJob, order: MadeOrder, difference: string | null): Promise<void>;
  /** The shop will not make it: the firm has to see to it. */
  refused(job: OrderJob, reason: string): Promise<void>;
  /** Orders that are to be looked at again; those that were cancelled rest for longer in between. */
  following(count: number, lookedBefore: number): Promise<{ reference: string; id: number; held: boolean }[]>;
  /** An order that was held is the offer's by now: then it is held no more. */
  release(reference: string, number: string, isRight: (offer: SentOffer) => boolean): Promise<void>;
  /** Notes that an order was looked for. */
  looked(reference: string): Promise<void>;
  /** Notes what the shop says of an order, each once. */
  follow(reference: string, seen: SeenOrder): Promise<void>;
  /** How many are to be made, and how many are held. */
  waiting(): Promise<{ due: number; held: number; oldest: number | null }>;
}

export const ORDER_LEASE_MS = 60_000;
/** No wait and no lease reaches this far: what lies further ahead was written while a clock was wrong. */
const FURTHEST_MS = 60 * 60_000;

export interface OrderQueueOptions {
  readonly database: Database;
  readonly mails: boolean;
  readonly clock: () => number;
}

const NOTHING_NEW = { cancelled: false, ended: false };

/** With now and the furthest it may be put off as $1 and $2. */
const IS_DUE = `state IN ('due', 'sent') AND (next_attempt_at <= $1 OR next_attempt_at > $2)
  AND (leased_until <= ${CLOCK} OR leased_until > ${CLOCK} + ${FURTHEST_MS})`;

const SELECT = `SELECT o.*, ${CLOCK} - o.sent_at AS sent_ago_ms, s.reference, f.version, f.sent_at AS offered_at, f.valid_until, f.offer
  FROM quote_order o JOIN submission s ON s.id = o.submission
  JOIN quote_offer f ON f.submission = o.submission AND f.version = o.offer_version`;

export function createOrderQueue({ database, mails, clock }: OrderQueueOptions): OrderQueue {
  const step = (asked: Parameters<typeof takeStep<'lost'>>[1]) =>
    takeStep<'lost'>({ database, mails, now: clock() }, asked);
  const ofJob = "submission = $1 AND attempts = $2 AND state IN ('due', 'sent')";
  /** Settles a job with the step that it is; whoever has lost the lease settles nothing. */
  const settle = (
    job: OrderJob,
    kind: 'ORDERED' | 'ORDER_HELD',
    note: string,
    sql: string,
    values: (string | number | null)[],
  ) =>
    step({
      reference: job.reference,
      kind,
      by: null,
      note,
      offerVersion: job.order.offerVersion,
      judge: async (_, query) => ((await isMine(query, job)) ? null : 'lost'),
      write: async query => {
        await query(
          `UPDATE quote_order SET ${sql}, leased_until = 0 WHERE ${ofJob}`,
          job.submission,
          job.attempts,
          ...values,
        );
        return undefined;
      },
    });
  const looked = (reference: string, seen = NOTHING_NEW) =>
    noteLook(database.query, reference, { ...seen, now: clock() });
  return {
    async claim(count, of) {
      const due = `${IS_DUE} ${of === undefined ? '' : 'AND submission = (SELECT id FROM submission WHERE reference = $3)'}`;
      const now = clock();
      const asked = [now, now + FURTHEST_MS, ...(of === undefined ? [] : [of])];
      // Looking locks nothing: mostly there is nothing to do.
      const [some] = await database.query(`SELECT submission FROM quote_order WHERE ${due} LIMIT 1`, ...asked);
      if (!some) return [];
      return database.transaction(async query => {
        const claimed = await query(
          `WITH due AS MATERIALIZED (
             SELECT submission FROM quote_order WHERE ${due}
             ORDER BY next_attempt_at LIMIT $${asked.length + 1} FOR UPDATE SKIP LOCKED)
           UPDATE quote_order SET attempts = attempts + 1, leased_until = ${CLOCK} + ${ORDER_LEASE_MS}
           WHERE submission IN (SELECT submission FROM due) RETURNING submission`,
          ...asked,
          count,
        );
        const jobs: OrderJob[] = [];
        for (const { submission } of claimed)
          jobs.push(...(await query(`${SELECT} WHERE o.submission = $1`, submission as number)).map(jobOf));
        return jobs;
      });
    },
    async sending(job) {
      const rows = await database.query(
        `UPDATE quote_order SET state = 'sent', sent_at = ${CLOCK} WHERE ${ofJob} RETURNING submission`,
        job.submission,
        job.attempts,
      );
      return rows.length === 1;
    },
    async postpone(job, delayMs, { fault, unsent }) {
      // What was sent while a clock was ahead is as old as this look at it, at least.
      const known = `sent_at = CASE WHEN sent_at > ${CLOCK} THEN ${CLOCK} ELSE sent_at END`;
      await database.query(
        `UPDATE quote_order SET next_attempt_at = $3, leased_until = 0, fault = $4,
         ${unsent ? "state = 'due', sent_at = NULL" : known} WHERE ${ofJob}`,
        job.submission,
        job.attempts,
        clock() + delayMs,
        fault,
      );
    },
    async made(job, { id, key, number, paymentUrl }, difference) {
      const columns = `state = $3, order_id = $4, order_key = $5, number = $6, payment_url = $7, fault = NULL`;
      const values = [difference === null ? 'made' : 'held', id, key, number, paymentUrl];
      await settle(job, difference === null ? 'ORDERED' : 'ORDER_HELD', difference ?? number, columns, values);
    },
    async refused(job, reason) {
      await settle(job, 'ORDER_HELD', reason, "state = 'held', fault = $3", [reason]);
    },
    following: (count, lookedBefore) => ordersToFollow(database.query, { count, lookedBefore, now: clock() }),
    async release(reference, number, isRight) {
      const [row] = await database.query(`${SELECT} WHERE s.reference = $1 AND o.state = 'held'`, reference);
      if (!row || !isRight(jobOf(row).offer)) return looked(reference);
      await step({
        reference,
        kind: 'ORDERED',
        by: null,
        note: number,
        offerVersion: row.version as number,
        write: async (query, { id }) => {
          await query("UPDATE quote_order SET state = 'made' WHERE submission = $1", id);
          return undefined;
        },
      });
    },
    looked: reference => looked(reference),
    async follow(reference, seen) {
      const kinds = { PAID: seen.paid, SENT: seen.sent, CANCELLED: seen.cancelled } as const;
      for (const kind of (['PAID', 'SENT', 'CANCELLED'] as const).filter(kind => kinds[kind]))
        await step({
          reference,
          kind,
          by: null,
          note: kind === 'SENT' ? seen.collected : null,
          judge: async (stored, query) => ((await isNoted(query, stored.id, kind)) ? 'done' : null),
        });
      await looked(reference, seen);
    },
    async waiting() {
      const [row] = await database.query(
        `SELECT coalesce(sum(CASE WHEN state IN ('due', 'sent') THEN 1 ELSE 0 END), 0) AS due,
         coalesce(sum(CASE WHEN ${IS_HELD} THEN 1 ELSE 0 END), 0) AS held,
         min(CASE WHEN state IN ('due', 'sent') THEN accepted_at END) AS oldest FROM quote_order o`,
      );
      return {
        due: Number(row?.due ?? 0),
        held: Number(row?.held ?? 0),
        oldest: (row?.oldest ?? null) as number | null,
      };
    },
  };
}

/** A write, so that nobody leases it before the transaction has ended. */
async function isMine(query: Query, { submission, attempts }: OrderJob): Promise<boolean> {
  const rows = await query(
    `UPDATE quote_order SET attempts = attempts
     WHERE submission = $1 AND attempts = $2 AND state IN ('due', 'sent') RETURNING submission`,
    submission,
    attempts,
  );
  return rows.length > 0;
}

async function isNoted(query: Query, submission: number, kind: string): Promise<boolean> {
  return (await query('SELECT 1 FROM quote_step WHERE submission = $1 AND kind = $2', submission, kind)).length > 0;
}

function jobOf(row: Record<string, string | number | null>): OrderJob {
  return {
    submission: row.submission as number,
    reference: row.reference as string,
    offer: offerOf({ ...row, sent_at: row.offered_at ?? null }),
    order: orderOf(row),
    sentAgoMs: row.sent_ago_ms as number | null,
    attempts: row.attempts as number,
  };
}
