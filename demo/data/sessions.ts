import type { Address } from './address.ts';
import type { Database } from './database.ts';

/** One line of a cart as it was put in; everything else is worked out from the catalogue at each read. */
export interface Line {
  key: string;
  product: number;
  /** 0 when the product has none */
  variation: number;
  /** the options taken, by attribute: pa_size -> 25-x-15-mm */
  options: Record<string, string>;
  quantity: number;
}

export interface Session {
  id: string;
  lines: Line[];
  coupons: string[];
  billing: Address & { email: string };
  shipping: Address;
  /** the shipping rate taken; '' until one is */
  rate: string;
  /** the order that was made of these lines and waits for its payment; absent where there is none */
  awaiting?: number;
}

export function loadSession(id: string, database: Database): Session | undefined {
  const row = database.sqlite.prepare('SELECT body FROM sessions WHERE id = ? AND expires > ?').get(id, Date.now());
  return row && JSON.parse(row.body as string);
}

export function saveSession(session: Session, seconds: number, database: Database) {
  database.sqlite
    .prepare(
      'INSERT INTO sessions VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body, expires = excluded.expires',
    )
    .run(session.id, JSON.stringify(session), Date.now() + seconds * 1000);
}

export function forgetSession(id: string, database: Database) {
  database.sqlite.prepare('DELETE FROM sessions WHERE id = ?').run(id);
}
