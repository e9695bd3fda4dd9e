import type { Database, Query } from '../../storage/database.ts';
import { type About, queueCalls } from './queue.ts';
import type { Topic } from './topics.ts';

/** That a product, or its stock, is not what it was. */
export interface ProductNews {
  readonly product: number;
  readonly what: 'product' | 'stock';
  /** by which one state is told from another; '' where it is gone */
  readonly mark: string;
  /** of its page; null where it is gone */
  readonly url: string | null;
}

/**
 * Tells partners of products: each state once, however many processes see it. Throws a StorageError; what was told is
 * stored once this resolves.
 */
export async function tellProducts(database: Database, news: readonly ProductNews[], now: number): Promise<void> {
  await database.transaction(async query => {
    // What nobody was told of must not count as told to whoever comes later.
    if (!(await isHeard(query))) return void (await query('DELETE FROM told_product'));
    // In one order for all: two that tell of the same products in orders of their own would wait for each other.
    for (const one of news.toSorted(byProduct)) {
      if (!(await isNew(query, one))) continue;
      const about: About = { id: one.product, url: one.url };
      await queueCalls(query, { topic: topicOf(one), about, product: one.product, now });
    }
  });
}

const byProduct = (one: ProductNews, other: ProductNews): number =>
  one.product - other.product || one.what.localeCompare(other.what);

const topicOf = ({ what, mark }: ProductNews): Topic =>
  what === 'stock' ? 'stock.changed' : mark === '' ? 'product.removed' : 'product.changed';

const isHeard = async (query: Query): Promise<boolean> =>
  (await query('SELECT 1 FROM partner_webhook WHERE ended_at IS NULL LIMIT 1')).length > 0;

const isNew = async (query: Query, { product, what, mark }: ProductNews): Promise<boolean> => {
  const rows = await query(
    `INSERT INTO told_product (product, what, mark) VALUES ($1, $2, $3)
     ON CONFLICT (product, what) DO UPDATE SET mark = excluded.mark WHERE told_product.mark <> excluded.mark
     RETURNING product`,
    product,
    what,
    mark,
  );
  return rows.length > 0;
};
