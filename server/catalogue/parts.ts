import type { Logger } from 'pino';
import type { Store } from '../cache/store.ts';
import type { Features } from '../upstreams/features.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Changes } from './changes.ts';
import { type ContentRows, createContentSource } from './contentSource.ts';
import type { Database, Writer } from './database.ts';
import { hashOf } from './hashOf.ts';
import { createKeeper, type Intervals, type Keeper } from './keeper.ts';
import { Newest } from './newest.ts';
import type { ProductRow } from './shopRow.ts';
import { createShopSource, type ShopRows } from './shopSource.ts';
import { writeContent } from './writeContent.ts';
import { writeShop } from './writeShop.ts';

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
  work: (writer: Writer) => Promise<Set<string>>,
  renewed?: number,
): Promise<void> {
  const tags = await db.write(async writer => {
    const first = renewedAt(writer, part) === null;
    const changed = await work(writer);
    if (renewed) writer.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', part, renewed);
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
  const [products, variations] = [new Newest(), new Newest()];
  const known = {
    product: (row: ProductRow) =>
      db.get<{ hash: string }>('SELECT hash FROM product WHERE id = ?', row.id)?.hash === hashOf(row),
    category: (id: number) => db.get("SELECT 1 FROM term WHERE kind = 'product_cat' AND id = ?", id) !== undefined,
  };
  const ownerOf = (variation: number) =>
    db.get<{ id: number }>('SELECT product_id AS id FROM variation WHERE id = ?', variation)?.id ?? [];
  const pass = async (read: () => Promise<ShopRows>) => {
    const began = Date.now();
    const rows = await read();
    await apply(options, 'shop', writer => writeShop(writer, rows), began);
    products.note(rows.products);
    variations.note(rows.variations);
  };
  return createKeeper({
    ...options,
    name: 'shop',
    walk: () => pass(() => source.walk(known)),
    refresh: () => pass(() => source.refresh({ products: products.before, variations: variations.before }, known)),
    async renew(tags) {
      const ids = new Set([...idsIn(tags, 'product'), ...idsIn(tags, 'variation').flatMap(ownerOf)]);
      const wanted = { products: [...ids], categories: tags.has('productCategorys') };
      if (!ids.size && !wanted.categories) return;
      const rows = await source.renew(wanted, known);
      await apply(options, 'shop', writer => writeShop(writer, rows));
    },
  });
}

/** Pages, posts and the blog's terms. */
export function keepContent(options: PartOptions): Keeper {
  const { db } = options;
  const source = createContentSource(options, id => db.get('SELECT 1 FROM picture WHERE id = ?', id) !== undefined);
  const [pages, posts] = [new Newest(), new Newest()];
  const pass = async (read: () => Promise<ContentRows>) => {
    const began = Date.now();
    const rows = await read();
    await apply(options, 'content', writer => writeContent(writer, rows), began);
    pages.note(rows.pages);
    posts.note(rows.posts);
  };
  return createKeeper({
    ...options,
    name: 'content',
    walk: () => pass(source.walk),
    refresh: () => pass(() => source.refresh({ pages: pages.before, posts: posts.before })),
    async renew(tags) {
      const terms = tags.has('categorys') || tags.has('tags');
      const wanted = { pages: idsIn(tags, 'page'), posts: idsIn(tags, 'post'), terms };
      if (!wanted.pages.length && !wanted.posts.length && !terms) return;
      const rows = await source.renew(wanted);
      await apply(options, 'content', writer => writeContent(writer, rows));
    },
  });
}

/** The ids in tags such as product:12. */
const idsIn = (tags: Iterable<string>, name: string): number[] =>
  [...tags].flatMap(tag => (tag.startsWith(`${name}:`) ? Number(tag.slice(name.length + 1)) : []));
