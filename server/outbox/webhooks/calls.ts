import type { Scope } from '../../partners/partner.ts';
import { type Topic, topicScopes } from '../../partners/webhooks/topics.ts';
import type { Database, Row } from '../../storage/database.ts';
import { IS_DUE, LEASED } from '../storage/outboxRepository.ts';
import { FURTHEST_MS, PATIENCE_MS, PATIENCE_TRIES } from '../worker/backoff.ts';
import { pauseAfter } from './pause.ts';

/** A call to a partner that is under way. Times are milliseconds since 1970. */
export interface Call {
  readonly id: number;
  /** the same for each try */
  readonly name: string;
  readonly topic: Topic;
  readonly about: Readonly<Record<string, string | number | null>>;
  readonly at: number;
  readonly attempts: number;
  readonly webhook: number;
  readonly url: string;
  /** sealed */
  readonly secret: string;
  /** whether its partner may still hear of it */
  readonly heard: boolean;
}

/** Addresses with something due, and how many calls each may get at once. */
interface DueAddress {
  readonly webhook: number;
  readonly failing: boolean;
}

/** Failed calls of an address in a row, from which on it is asked with one call alone. */
const FAILURES_OF_AN_OUTAGE = 2;

/**
 * The calls that wait for partners, leased as the deliveries of submissions are. Whoever changes an address and calls of it
 * begins with the address: two in different orders would wait for each other. Every method rejects with a StorageError when
 * the database cannot be used.
 */
export interface CallQueue {
  due(now: number): Promise<DueAddress[]>;
  /** Leases at most `count` of an address, those that have been due for longest first. */
  claim(webhook: number, now: number, count: number): Promise<Call[]>;
  taken(call: Call, now: number): Promise<void>;
  /** Nobody hears it any more. */
  drop(call: Call): Promise<void>;
  /** Tries again later. Answers whether the address is called no more, for it has failed for too long. */
  failed(call: Call, now: number, fault: string, random: () => number): Promise<boolean>;
  /** The partner wants no more: the address is called no more. */
  gone(call: Call, now: number, fault: string): Promise<void>;
  /** Seals every secret anew. */
  reseal(seal: (sealed: string) => string | null): Promise<void>;
}

export function createCallQueue(database: Database): CallQueue {
  const { query } = database;
  const end = (webhook: number, now: number, fault: string) =>
    database.transaction(async query => {
      await query('UPDATE partner_webhook SET ended_at = $1, fault = $2 WHERE id = $3', now, fault, webhook);
      await query("UPDATE webhook_call SET state = 'parked', leased_until = 0 WHERE webhook = $1", webhook);
    });
  return {
    async due(now) {
      const rows = await query(
        `SELECT w.id, w.failures FROM partner_webhook w WHERE w.ended_at IS NULL
         AND (w.paused_until <= $1 OR w.paused_until > $2)
         AND EXISTS (SELECT 1 FROM webhook_call WHERE webhook = w.id AND ${IS_DUE})`,
        now,
        now + FURTHEST_MS,
      );
      return rows.map(row => ({
        webhook: row.id as number,
        failing: Number(row.failures) >= FAILURES_OF_AN_OUTAGE,
      }));
    },
    claim: (webhook, now, count) =>
      database.transaction(async query => {
        const claimed = await query(
          `WITH due AS MATERIALIZED (
             SELECT id FROM webhook_call WHERE webhook = $3 AND ${IS_DUE}
             ORDER BY next_attempt_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
           UPDATE webhook_call SET attempts = attempts + 1, leased_until = ${LEASED}
           WHERE id IN (SELECT id FROM due) RETURNING id`,
          now,
          now + FURTHEST_MS,
          webhook,
          count,
        );
        const calls: Call[] = [];
        for (const { id } of claimed) calls.push(...(await query(SELECT, id as number, now)).map(callOf));
        return calls;
      }),
    taken: ({ id, webhook }, now) =>
      database.transaction(async query => {
        await query(
          `UPDATE partner_webhook SET last_taken_at = $1, failures = 0, failing_since = NULL, paused_until = 0, fault = NULL
           WHERE id = $2`,
          now,
          webhook,
        );
        await query('DELETE FROM webhook_call WHERE id = $1', id);
      }),
    async drop({ id }) {
      await query('DELETE FROM webhook_call WHERE id = $1', id);
    },
    async failed({ id, attempts, webhook }, now, fault, random) {
      const row = await database.transaction(async query => {
        const [address] = await query(
          `UPDATE partner_webhook SET failures = failures + 1, failing_since = coalesce(failing_since, $1), fault = $2
           WHERE id = $3 RETURNING failures, failing_since`,
          now,
          fault,
          webhook,
        );
        if (address)
          await query(
            'UPDATE partner_webhook SET paused_until = $1 WHERE id = $2',
            now + pauseAfter(Number(address.failures), random),
            webhook,
          );
        await query(
          `UPDATE webhook_call SET next_attempt_at = $2, leased_until = 0, fault = $3,
             state = CASE WHEN coalesce(since, at) <= $1 AND attempts >= $6 THEN 'parked' ELSE 'pending' END
           WHERE id = $4 AND attempts = $5 AND state = 'pending'`,
          now - PATIENCE_MS,
          now + pauseAfter(attempts, random),
          fault,
          id,
          attempts,
          PATIENCE_TRIES,
        );
        return address;
      });
      if (!row) return false;
      const ends = now - Number(row.failing_since) >= PATIENCE_MS && Number(row.failures) >= PATIENCE_TRIES;
      if (ends) await end(webhook, now, fault);
      return ends;
    },
    gone: ({ webhook }, now, fault) => end(webhook, now, fault),
    async reseal(seal) {
      for (const { id, secret } of await query('SELECT id, secret FROM partner_webhook')) {
        const sealed = seal(secret as string);
        if (sealed !== null) await query('UPDATE partner_webhook SET secret = $1 WHERE id = $2', sealed, id as number);
      }
    },
  };
}

const SELECT = `SELECT c.*, w.url, w.secret, p.scopes, EXISTS (
    SELECT 1 FROM partner_key k WHERE k.partner = p.id AND (k.ends_at IS NULL OR k.ends_at > $2)) AS known
  FROM webhook_call c JOIN partner_webhook w ON w.id = c.webhook JOIN partner p ON p.id = w.partner WHERE c.id = $1`;

function callOf(row: Row): Call {
  const topic = row.topic as Topic;
  const scopes = JSON.parse(row.scopes as string) as Scope[];
  return {
    id: row.id as number,
    name: row.name as string,
    topic,
    about: JSON.parse(row.about as string),
    at: row.at as number,
    attempts: row.attempts as number,
    webhook: row.webhook as number,
    url: row.url as string,
    secret: row.secret as string,
    heard: Boolean(row.known) && scopes.includes(topicScopes[topic]),
  };
}
