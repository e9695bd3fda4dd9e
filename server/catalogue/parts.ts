import type { Logger } from 'pino';
import type { Store } from '../cache/store.ts';
import type { Features } from '../upstreams/features.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Changes } from './changes.ts';
import { createContentSource } from './contentSource.ts';
import type { Database, Writer } from './database.ts';
import { hashOf } from './hashOf.ts';
import { createKeeper, type Intervals, type Keeper } from './keeper.ts';
import type { ProductRow } from './shopRow.ts';
import { createShopSource } from './shopSource.ts';
import { writeContent } from './writeContent.ts';
import { writeShop } from './writeShop.ts';

/** The services' clocks differ, and a row may be saved a moment after the time it bears. */
const OVERLAP_MS = 10_000;

export interface PartOptions {
  db: Database;
  upstream: Upstream;
  store: Store;
  changes: Changes;
  log: Logger;
  intervals: Intervals;
  signal: AbortSignal;
}

export type PartName = 'shop' | 'content';

/** When a part was last renewed, in epoch milliseconds; null before its first walk ended. */
export const renewedAt = (db: Pick<Database, 'get'>, part: PartName): number | null =>
  db.get<{ value: number }>('SELECT value FROM meta WHERE key = ?', part)?.value ?? null;

/** Writes what was read, all at once, and purges what was made from the rows that changed. */
async function apply(
  { db, store, changes }: PartOptions,
  part: PartName,
  began: number,
  work: (writer: Writer) => Promise<Set<string>>,
): Promise<void> {
  const tags = await db.write(async writer => {
    const first = renewedAt(writer, part) === null;
    const changed = await work(writer);
    writer.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', part, began);
    // Nothing was made yet from the rows of the first walk, but lists were made without them.
    if (first) return changes.exchange(writer, new Set(['catalogue']));
    return changes.exchange(writer, changed.size ? changed.add('catalogue') : changed);
  });
  if (tags.length) store.purge(new Set(tags));
}

/** Products, variations and their categories. */
export function keepShop(options: PartOptions & { features: Features }, html: (raw: string) => string): Keeper {
  const { db } = options;
  const source = createShopSource(options, html);
  const newest = (table: 'product' | 'variation') =>
    before(db.get<{ gmt: string }>(`SELECT modified_gmt AS gmt FROM ${table} ORDER BY modified_gmt DESC LIMIT 1`)?.gmt);
  const known = {
    product: (row: ProductRow) =>
      db.get<{ hash: string }>('SELECT hash FROM product WHERE id = ?', row.id)?.hash === hashOf(row),
    category: (id: number) => db.get("SELECT 1 FROM term WHERE kind = 'product_cat' AND id = ?", id) !== undefined,
  };
  const renew = async (read: () => ReturnType<typeof source.walk>) => {
    const began = Date.now();
    const rows = await read();
    await apply(options, 'shop', began, writer => writeShop(writer, rows));
  };
  return createKeeper({
    ...options,
    name: 'shop',
    walk: () => renew(() => source.walk(known)),
    refresh: () => renew(() => source.refresh({ products: newest('product'), variations: newest('variation') }, known)),
  });
}

/** Pages, posts and the blog's terms. */
export function keepContent(options: PartOptions): Keeper {
  const { db } = options;
  const source = createContentSource(options, id => db.get('SELECT 1 FROM picture WHERE id = ?', id) !== undefined);
  const newest = (table: 'page' | 'post') => {
    const row = db.get<{ gmt: string; offset: number }>(
      `SELECT modified_gmt AS gmt, offset FROM ${table} ORDER BY modified_gmt DESC LIMIT 1`,
    );
    return before(row?.gmt, row?.offset);
  };
  const renew = async (read: () => ReturnType<typeof source.walk>) => {
    const began = Date.now();
    const rows = await read();
    await apply(options, 'content', began, writer => writeContent(writer, rows));
  };
  return createKeeper({
    ...options,
    name: 'content',
    walk: () => renew(() => source.walk()),
    refresh: () => renew(() => source.refresh({ pages: newest('page'), posts: newest('post') })),
  });
}

/**
 * A moment somewhat before `gmt`, never ahead of now, as a service reads it: without an offset, in UTC or moved by the
 * minutes its site is ahead of UTC. Empty when there is none.
 */
export function before(gmt: string | undefined, offset = 0): string {
  const at = Date.parse(`${gmt?.slice(0, 19)}Z`);
  if (Number.isNaN(at)) return '';
  const from = Math.min(at, Date.now()) - OVERLAP_MS + offset * 60_000;
  return new Date(from).toISOString().slice(0, 19);
}
