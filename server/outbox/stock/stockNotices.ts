import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import { mailboxOf } from '../../quotes/mailboxOf.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';
import type { Database, Query } from '../../storage/database.ts';
import { MOST_MAILS, MOST_MAILS_MS } from '../mail/mailbox.ts';
import type { Whose } from './noticeLinks.ts';

/** A product, or one variation of it. */
export interface Goods {
  readonly product: number;
  readonly variation: number | null;
}

/** Somebody who waits for goods. */
export interface Waiting {
  readonly id: number;
  readonly email: string;
  /** milliseconds since 1970 */
  readonly askedAt: number;
}

/** Who is to be told when something is back. Every method rejects with a StorageError. */
export interface StockNotices {
  /**
   * Notes one wait; asked again it is the same one, and after its mail another. False where no more can be noted.
   * @param network that it is asked from
   */
  ask(email: string, goods: Goods, network: string): Promise<boolean>;
  /** What somebody waits for whose turn it is, of at most `most` products, by their ids, after one of them. */
  goods(most: number, after?: number): Promise<Goods[]>;
  /** At most `most` of those who wait for goods and whose turn it is, by their numbers, after one of them. */
  waiting(goods: Goods, most: number, after?: number): Promise<Waiting[]>;
  /**
   * Takes a wait for a few minutes, in which nobody else tells it; null where another has it, or it is over. Where its
   * mailbox has been told of as much as it is in a day, it is put off, and tried no more often for that.
   */
  claim(id: number): Promise<'taken' | 'put off' | null>;
  sent(id: number): Promise<void>;
  /** What could not be sent is tried again later each time; a week's tries in vain end it. */
  failed(id: number): Promise<void>;
  /** Removes a wait that can never be told. */
  remove(id: number): Promise<void>;
  /**
   * Removes every wait of an address. Nothing is told of whether there was one; false where only a wait says whose it was,
   * and that is not kept any more.
   */
  stop(whose: Whose): Promise<boolean>;
}

const LEASE_MS = 5 * 60_000;
const PUT_OFF_MS = 60 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** Most of them an hour apart: as long as a mail server may be away before any other mail is given up. */
const MOST_ATTEMPTS = 170;
/** No wait reaches this far: what lies further ahead was written while a clock was wrong. */
const FURTHEST_MS = 2 * LONGEST_PAUSE_MS;
/** Nobody waits longer than a year. */
const KEPT_WAITING_MS = 365 * DAY_MS;
/** How long what was told is shown to whoever asks what is kept of them. */
const KEPT_SENT_MS = 30 * DAY_MS;

/** More than wait at any shop that sells what it has. */
const MOST_WAITING = 50_000;

/** Whose turn it is by the times of `dueAt`. */
const IS_DUE = 'told_at IS NULL AND (next_attempt_at <= $1 OR next_attempt_at > $2)';
const dueAt = (now: number): [now: number, furthest: number] => [now, now + FURTHEST_MS];

/** @param clock milliseconds since 1970 */
export function createStockNotices(
  database: Database,
  clock: () => number,
  mostWaiting: number = MOST_WAITING,
): StockNotices {
  return {
    ask: (email, { product, variation }, network) =>
      database.transaction(async query => {
        const [waiting] = await query('SELECT count(*) AS count FROM stock_notice WHERE told_at IS NULL');
        const isFull = Number(waiting?.count) >= mostWaiting;
        // Also of an address that waits already: nobody is to learn which one does.
        if (isFull && (await hasMost(query, network))) return false;
        const wait = [emailKey(email), product, variation ?? 0] as const;
        const known = await query(
          `UPDATE stock_notice SET asked_at = $4
           WHERE email = $1 AND product = $2 AND variation = $3 AND told_at IS NULL RETURNING id`,
          ...wait,
          clock(),
        );
        if (known.length > 0) return true;
        const [noted] = await query(
          `INSERT INTO stock_notice (email, product, variation, asked_at, next_attempt_at, mailbox, network)
           VALUES ($1, $2, $3, $4, $4, $5, $6)
           ON CONFLICT (email, product, variation) DO UPDATE
           SET asked_at = excluded.asked_at, next_attempt_at = excluded.next_attempt_at, attempts = 0, told_at = NULL,
             network = excluded.network
           WHERE stock_notice.told_at IS NOT NULL RETURNING id`,
          ...wait,
          clock(),
          mailboxOf(email),
          network,
        );
        if (isFull && noted) await giveUpOne(query);
        return true;
      }),
    async goods(most, after = 0) {
      const rows = await database.query(
        `SELECT DISTINCT product, variation FROM stock_notice
         WHERE ${IS_DUE} AND product IN (
           SELECT DISTINCT product FROM stock_notice WHERE ${IS_DUE} AND product > $3 ORDER BY product LIMIT $4)
         ORDER BY product, variation`,
        ...dueAt(clock()),
        after,
        most,
      );
      return rows.map(row => ({ product: Number(row.product), variation: Number(row.variation) || null }));
    },
    async waiting({ product, variation }, most, after = 0) {
      const rows = await database.query(
        `SELECT id, email, asked_at FROM stock_notice
         WHERE ${IS_DUE} AND product = $3 AND variation = $4 AND id > $5 ORDER BY id LIMIT $6`,
        ...dueAt(clock()),
        product,
        variation ?? 0,
        after,
        most,
      );
      return rows.map(row => ({ id: Number(row.id), email: row.email as string, askedAt: Number(row.asked_at) }));
    },
    async claim(id) {
      const now = clock();
      return database.transaction(async query => {
        const [{ count = 0 } = {}] = await query(
          `SELECT count(*) AS count FROM stock_notice WHERE mailed_at > $2 AND mailed_at <= $3
           AND mailbox = (SELECT mailbox FROM stock_notice WHERE id = $1)`,
          id,
          now - MOST_MAILS_MS,
          now,
        );
        const isFull = Number(count) >= MOST_MAILS;
        const rows = await query(
          `UPDATE stock_notice SET next_attempt_at = $3, attempts = attempts + ${isFull ? 0 : 1}
           WHERE id = $4 AND ${IS_DUE} RETURNING id`,
          ...dueAt(now),
          now + (isFull ? PUT_OFF_MS : LEASE_MS),
          id,
        );
        if (rows.length === 0) return null;
        return isFull ? 'put off' : 'taken';
      });
    },
    async sent(id) {
      await database.query('UPDATE stock_notice SET told_at = $2, mailed_at = $2 WHERE id = $1', id, clock());
    },
    async failed(id) {
      const now = clock();
      await database.query('DELETE FROM stock_notice WHERE id = $1 AND attempts >= $2', id, MOST_ATTEMPTS);
      await database.query(
        `UPDATE stock_notice SET next_attempt_at = CAST($2 AS BIGINT) + CASE
         WHEN attempts * attempts * CAST($3 AS BIGINT) < $4 THEN attempts * attempts * CAST($3 AS BIGINT) ELSE $4 END
         WHERE id = $1`,
        id,
        now,
        LEASE_MS,
        LONGEST_PAUSE_MS,
      );
    },
    async remove(id) {
      await database.query('DELETE FROM stock_notice WHERE id = $1', id);
    },
    async stop(whose) {
      if ('email' in whose) {
        await database.query('DELETE FROM stock_notice WHERE email = $1', emailKey(whose.email));
        return true;
      }
      const removed = await database.query(
        'DELETE FROM stock_notice WHERE email IN (SELECT email FROM stock_notice WHERE id = $1) RETURNING id',
        whose.wait,
      );
      return removed.length > 0;
    },
  };
}

async function hasMost(query: Query, network: string): Promise<boolean> {
  const [row] = await query(
    `SELECT (SELECT count(*) FROM stock_notice WHERE told_at IS NULL AND network = $1) AS own,
       (SELECT max(count) FROM (
         SELECT count(*) AS count FROM stock_notice WHERE told_at IS NULL GROUP BY network) AS counted) AS most`,
    network,
  );
  return Number(row?.own) >= Number(row?.most);
}

/** Ends the last wait of the network that has most of them: whoever fills all that is kept has a few, and keeps nobody out. */
async function giveUpOne(query: Query): Promise<void> {
  await query(
    `DELETE FROM stock_notice WHERE id = (
       SELECT max(id) FROM stock_notice WHERE told_at IS NULL
       GROUP BY network ORDER BY count(*) DESC, max(id) LIMIT 1)`,
  );
}

/** Removes waits that are a year old, and what was told a month ago to whoever waits for nothing more. */
export async function sweepNotices({ query }: Pick<Database, 'query'>, now: number): Promise<void> {
  await query('DELETE FROM stock_notice WHERE told_at IS NULL AND asked_at <= $1', now - KEPT_WAITING_MS);
  // The link of an earlier release's mail ends the other waits by this one.
  await query(
    `DELETE FROM stock_notice WHERE told_at <= $1
     AND email NOT IN (SELECT email FROM stock_notice WHERE told_at IS NULL)`,
    now - KEPT_SENT_MS,
  );
}
