import { randomBytes } from 'node:crypto';
import type { Seal } from '../../config/seal.ts';
import type { Database, Row } from '../../storage/database.ts';
import type { Topic } from './topics.ts';

/** An address at which a partner is called. Times are milliseconds since 1970. */
export interface Webhook {
  readonly id: number;
  /** its name */
  readonly partner: string;
  readonly url: string;
  readonly topics: readonly Topic[];
  readonly createdAt: number;
  /** when it last took a call */
  readonly lastTakenAt: number | null;
  /** since when it has taken none; null while it takes them */
  readonly failingSince: number | null;
  /** what it said to the last one, or what was in the place of an answer */
  readonly fault: string | null;
  /** when it was called for the last time; null while it is called */
  readonly endedAt: number | null;
  /** calls that wait, and those that were given up with it */
  readonly waiting: number;
  readonly parked: number;
}

/** An address with what its calls are signed with, which nobody can read again. */
export interface AddedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Where partners are called. Every method rejects with a StorageError when the database cannot be used. */
export interface Webhooks {
  /** In the order in which they were added, those of one partner where it is named. */
  list(partner?: string): Promise<Webhook[]>;
  /** Null where nobody has the name, and where the partner has the address already. */
  add(partner: string, given: { url: string; topics: readonly Topic[] }): Promise<AddedWebhook | null>;
  /** With all that waits to be told there. Null where the partner has none of this number. */
  remove(partner: string, id: number): Promise<Webhook | null>;
  /** Calls it again, what was given up first. Null where the partner has none of this number. */
  resume(partner: string, id: number): Promise<Webhook | null>;
  /** How many calls wait, how many were given up, and how many addresses are called no more. */
  backlog(): Promise<{ pending: number; parked: number; ended: number }>;
}

const SECRET_BYTES = 32;
/** What seals the secrets of webhooks. */
export const SEALED_FOR = 'webhooks of partners';

const SELECT = `SELECT w.*, p.name AS partner_name,
  (SELECT count(*) FROM webhook_call c WHERE c.webhook = w.id AND c.state = 'pending') AS waiting,
  (SELECT count(*) FROM webhook_call c WHERE c.webhook = w.id AND c.state = 'parked') AS parked
  FROM partner_webhook w JOIN partner p ON p.id = w.partner`;

/** @param clock milliseconds since 1970 */
export function createWebhooks(database: Database, seal: Seal, clock: () => number): Webhooks {
  const { query } = database;
  const find = async (partner: string, id: number): Promise<Webhook | null> => {
    const [row] = await query(`${SELECT} WHERE p.name = $1 AND w.id = $2`, partner, id);
    return row ? webhookOf(row) : null;
  };
  return {
    async list(partner) {
      const rows = await query(
        `${SELECT}${partner === undefined ? '' : ' WHERE p.name = $1'} ORDER BY w.id`,
        ...(partner === undefined ? [] : [partner]),
      );
      return rows.map(webhookOf);
    },
    async add(partner, { url, topics }) {
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
      const id = await database.transaction(async query => {
        // Changes nothing: whoever else adds an address is waited for.
        const [row] = await query('UPDATE partner SET name = name WHERE name = $1 RETURNING id', partner);
        if (!row) return null;
        const registered = await query('SELECT url FROM partner_webhook WHERE partner = $1', row.id as number);
        if (registered.some(one => isSameAddress(one.url as string, url))) return null;
        const [added] = await query(
          `INSERT INTO partner_webhook (partner, url, topics, secret, created_at)
           VALUES ($1, $2, $3, $4, $5) RETURNING id`,
          row.id as number,
          url,
          JSON.stringify(topics),
          seal.seal(secret),
          clock(),
        );
        return added!.id as number;
      });
      const webhook = id === null ? null : await find(partner, id);
      return webhook && { webhook, secret };
    },
    async remove(partner, id) {
      const found = await find(partner, id);
      if (found) await query('DELETE FROM partner_webhook WHERE id = $1', id);
      return found;
    },
    async resume(partner, id) {
      if (!(await find(partner, id))) return null;
      await database.transaction(async query => {
        await query(
          `UPDATE partner_webhook SET ended_at = NULL, failures = 0, failing_since = NULL, paused_until = 0, fault = NULL
           WHERE id = $1`,
          id,
        );
        await query(
          `UPDATE webhook_call SET state = 'pending', since = $1, next_attempt_at = $1, leased_until = 0 WHERE webhook = $2`,
          clock(),
          id,
        );
      });
      return find(partner, id);
    },
    async backlog() {
      const [row] = await query(
        `SELECT (SELECT count(*) FROM webhook_call WHERE state = 'pending') AS pending,
           (SELECT count(*) FROM webhook_call WHERE state = 'parked') AS parked,
           (SELECT count(*) FROM partner_webhook WHERE ended_at IS NOT NULL) AS ended`,
      );
      return { pending: Number(row?.pending), parked: Number(row?.parked), ended: Number(row?.ended) };
    },
  };
}

/** However host and path are written. */
const isSameAddress = (one: string, other: string): boolean => new URL(one).href === new URL(other).href;

const webhookOf = (row: Row): Webhook => ({
  id: row.id as number,
  partner: row.partner_name as string,
  url: row.url as string,
  topics: JSON.parse(row.topics as string) as Topic[],
  createdAt: row.created_at as number,
  lastTakenAt: row.last_taken_at as number | null,
  failingSince: row.failing_since as number | null,
  fault: row.fault as string | null,
  endedAt: row.ended_at as number | null,
  waiting: Number(row.waiting),
  parked: Number(row.parked),
});
