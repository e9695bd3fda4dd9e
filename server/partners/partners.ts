import { randomBytes } from 'node:crypto';
import type { Database, Query } from '../storage/database.ts';
import { createFoundBefore, createKeyHolders, hashOfKey, type KeyHolders } from './keyHolders.ts';
import type { Issued, Partner, Terms } from './partner.ts';
import { columnsOf, termsOf, withKeys } from './rows.ts';

/** Partners and their keys. Every method rejects with a StorageError when the database cannot be used. */
export interface Partners extends KeyHolders {
  /** In the order of their names. */
  list(): Promise<Partner[]>;
  /** With a first key; null where the name is taken. */
  add(name: string, terms: Terms): Promise<Issued | null>;
  /** Null where nobody has the name. */
  change(name: string, terms: Partial<Terms>): Promise<Partner | null>;
  /** A new key; the ones before it end `keptMs` from now. Null where nobody has the name. */
  replaceKey(name: string, keptMs: number): Promise<Issued | null>;
  /** Ends every key at once. Null where nobody has the name. */
  revoke(name: string): Promise<Partner | null>;
}

const KEY_BYTES = 32;
const HINT_LENGTH = 4;
/** @param clock milliseconds since 1970 */
export function createPartners(database: Database, clock: () => number): Partners {
  const remembered = createFoundBefore(clock);
  const byName = async (query: Query, name: string): Promise<Partner | null> => {
    const [row] = await query('SELECT * FROM partner WHERE name = $1', name);
    return row ? withKeys(row, await query('SELECT * FROM partner_key WHERE partner = $1', row.id as number)) : null;
  };
  const issue = async (query: Query, partner: number): Promise<string> => {
    const key = `pk_${randomBytes(KEY_BYTES).toString('base64url')}`;
    await query(
      'INSERT INTO partner_key (partner, hash, hint, created_at) VALUES ($1, $2, $3, $4)',
      partner,
      hashOfKey(key),
      key.slice(-HINT_LENGTH),
      clock(),
    );
    return key;
  };
  /** Within one transaction; what was remembered is looked up again. */
  const change = async <Result>(name: string, work: (query: Query, id: number) => Promise<Result>) => {
    const changed = await database.transaction(async query => {
      // Changes nothing: whoever else changes the partner is waited for.
      const [row] = await query('UPDATE partner SET name = name WHERE name = $1 RETURNING id', name);
      if (!row) return null;
      const result = await work(query, row.id as number);
      return { result, partner: (await byName(query, name))! };
    });
    remembered.forget();
    return changed;
  };
  const endKeys = (query: Query, id: number, endsAt: number) =>
    query('UPDATE partner_key SET ends_at = $1 WHERE partner = $2 AND (ends_at IS NULL OR ends_at > $1)', endsAt, id);

  return {
    async list() {
      const keys = await database.query('SELECT * FROM partner_key');
      const rows = await database.query('SELECT * FROM partner ORDER BY name');
      return rows.map(row =>
        withKeys(
          row,
          keys.filter(({ partner }) => partner === row.id),
        ),
      );
    },
    add: (name, terms) =>
      database.transaction(async query => {
        const [row] = await query(
          `INSERT INTO partner (name, scopes, origins, requests_per_minute, cost_per_minute, created_at)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
          name,
          ...columnsOf(terms),
          clock(),
        );
        if (!row) return null;
        const key = await issue(query, row.id as number);
        return { key, partner: (await byName(query, name))! };
      }),
    async change(name, terms) {
      const changed = await change(name, async (query, id) => {
        const before = termsOf((await query('SELECT * FROM partner WHERE id = $1', id))[0]!);
        await query(
          `UPDATE partner SET scopes = $1, origins = $2, requests_per_minute = $3, cost_per_minute = $4 WHERE id = $5`,
          ...columnsOf({ ...before, ...terms }),
          id,
        );
      });
      return changed?.partner ?? null;
    },
    async replaceKey(name, keptMs) {
      const changed = await change(name, async (query, id) => {
        await endKeys(query, id, clock() + keptMs);
        return issue(query, id);
      });
      return changed && { partner: changed.partner, key: changed.result };
    },
    async revoke(name) {
      return (await change(name, (query, id) => endKeys(query, id, clock())))?.partner ?? null;
    },
    ...createKeyHolders(database.query, clock, remembered),
  };
}
