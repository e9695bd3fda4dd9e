import { CLOCK, type Database, type Row } from '../../storage/database.ts';

/** An order that was, or is being, asked of the store. */
export interface SentOrder {
  /** the client's, hashed */
  key: string;
  /** what was asked; the same key never stands for something else */
  bodyHash: string;
  /** identity of the cart it was made from */
  cart: string;
  cartHash: string;
  /** epoch milliseconds of the call, by the clock of the database */
  sentAt: number;
  /** how long ago that was when it was read, by the same clock */
  ageMs: number;
  /** null as long as nobody knows whether it was placed */
  placed: { id: number; orderKey: string } | null;
}

/** An order that has a key, and the cart that it was made of. */
export interface TakenOrder {
  id: number;
  cart: string;
  cartHash: string;
}

/** What is known of orders by their keys. Durable once a method resolves; every one rejects with a StorageError when it is not. */
export interface OrderKeyRepository {
  find(key: string): Promise<SentOrder | null>;
  /** Stores an order that is about to be sent; null where another process has just done so. */
  send(order: Omit<SentOrder, 'sentAt' | 'ageMs' | 'placed'>): Promise<SentOrder | null>;
  /** What other keys have sent of the same cart for so many milliseconds, and nobody knows what became of. */
  unclear(of: Pick<SentOrder, 'key' | 'cart'>, withinMs: number): Promise<SentOrder[]>;
  /** Those of these orders that have a key here, once for each key. */
  placedAmong(ids: readonly number[]): Promise<TakenOrder[]>;
  /** How many were sent before then (epoch milliseconds), and nobody knows what became of. */
  countUnclear(before: number): Promise<number>;
  place(key: string, order: { id: number; orderKey: string }): Promise<void>;
  /** Frees the key of an order that the store refused, or never had; not where another process has sent one by it since. */
  free(sent: Pick<SentOrder, 'key' | 'sentAt'>): Promise<void>;
  close(): Promise<void>;
}

const COLUMNS = `*, ${CLOCK} - sent_at AS age_ms`;

export const createOrderKeyRepository = (database: Database): OrderKeyRepository => ({
  async find(key) {
    const [row] = await database.query(`SELECT ${COLUMNS} FROM order_key WHERE key = $1`, key);
    return row ? sentOrderOf(row) : null;
  },
  async send({ key, bodyHash, cart, cartHash }) {
    const [row] = await database.query(
      `INSERT INTO order_key (key, body_hash, cart, cart_hash, state, sent_at)
       VALUES ($1, $2, $3, $4, 'sent', ${CLOCK}) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      key,
      bodyHash,
      cart,
      cartHash,
    );
    return row ? sentOrderOf(row) : null;
  },
  async unclear({ key, cart }, withinMs) {
    const rows = await database.query(
      `SELECT ${COLUMNS} FROM order_key WHERE sent_at > ${CLOCK} - $1 AND cart = $2 AND key <> $3 AND state = 'sent'`,
      withinMs,
      cart,
      key,
    );
    return rows.map(sentOrderOf);
  },
  async countUnclear(before) {
    const sql = "SELECT count(*) AS count FROM order_key WHERE state = 'sent' AND sent_at < $1";
    const [row] = await database.query(sql, before);
    return Number(row?.count);
  },
  async placedAmong(ids) {
    if (!ids.length) return [];
    const places = ids.map((_, i) => `$${i + 1}`).join(', ');
    const sql = `SELECT order_id, cart, cart_hash FROM order_key WHERE order_id IN (${places})`;
    const rows = await database.query(sql, ...ids);
    return rows.map(row => ({
      id: Number(row.order_id),
      cart: row.cart as string,
      cartHash: row.cart_hash as string,
    }));
  },
  async place(key, { id, orderKey }) {
    await database.query(
      "UPDATE order_key SET state = 'placed', order_id = $1, order_key = $2 WHERE key = $3",
      id,
      orderKey,
      key,
    );
  },
  async free({ key, sentAt }) {
    await database.query("DELETE FROM order_key WHERE key = $1 AND state = 'sent' AND sent_at = $2", key, sentAt);
  },
  close: () => database.close(),
});

const sentOrderOf = (row: Row): SentOrder => ({
  key: row.key as string,
  bodyHash: row.body_hash as string,
  cart: row.cart as string,
  cartHash: row.cart_hash as string,
  sentAt: row.sent_at as number,
  ageMs: row.age_ms as number,
  placed: row.state === 'placed' ? { id: row.order_id as number, orderKey: row.order_key as string } : null,
});
