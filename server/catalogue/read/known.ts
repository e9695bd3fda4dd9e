import type { Known, KnownKind, KnownRow, KnownRows } from '../../upstreams/known.ts';
import type { Database } from '../database.ts';
import type { TermKind } from '../sync/rows/termRow.ts';

/** What the index says of single rows, for whoever reads them from the services. */
export function knownIn(db: Database): Known {
  const countOf = (key: string, sql: string) => db.cached(`known ${key}`, () => db.get<{ n: number }>(sql)?.n ?? 0);
  const rowOf = (kind: KnownKind, id: number, sql: string, ...values: (string | number)[]): KnownRow | null =>
    db.cached(`known ${kind} ${id}`, () => db.get<Pick<KnownRow, keyof KnownRow>>(sql, ...values) ?? null);
  const articles = (table: 'product' | 'page' | 'post'): KnownRows => ({
    row: id => rowOf(table, id, `SELECT slug, modified_gmt AS modifiedGmt, locked FROM ${table} WHERE id = ?`, id),
    count: () => countOf(table, `SELECT COUNT(*) AS n FROM ${table}`),
  });
  const terms = (kind: TermKind): KnownRows => ({
    row: id =>
      rowOf(kind, id, "SELECT slug, '' AS modifiedGmt, 0 AS locked FROM term WHERE kind = ? AND id = ?", kind, id),
    count: () => countOf(kind, `SELECT COUNT(*) AS n FROM term WHERE kind = '${kind}'`),
  });
  const rows: Record<KnownKind, KnownRows> = {
    product: articles('product'),
    page: articles('page'),
    post: articles('post'),
    product_cat: terms('product_cat'),
    category: terms('category'),
    post_tag: terms('post_tag'),
    // Their number is the shop's own count of stars, which plugins fill with more than there is.
    review: { count: () => countOf('review', 'SELECT COALESCE(SUM(ratings), 0) AS n FROM product') },
  };
  return {
    of: kind => rows[kind],
    variationsOf: product =>
      db.get<{ n: number }>('SELECT COUNT(*) AS n FROM variation WHERE product_id = ?', product)?.n ?? 0,
  };
}
