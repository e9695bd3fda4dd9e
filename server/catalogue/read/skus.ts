import type { Database } from '../database.ts';

/** What a SKU stands for: a product, or a variation of it. */
export interface SkuOwner {
  product: number;
  variation: number | null;
}

/** A variation may repeat its product's SKU, which then means the product; behind a password neither has one. */
const OWNER = `SELECT product, variation FROM (
    SELECT id AS product, NULL AS variation FROM product WHERE sku = ?1 COLLATE NOCASE
    UNION ALL SELECT v.product_id, v.id FROM variation v JOIN product p ON p.id = v.product_id
      WHERE v.sku = ?1 COLLATE NOCASE AND p.locked = 0
  ) ORDER BY variation IS NOT NULL, product, variation LIMIT 1`;

const BY_ID = `SELECT p.id AS product, v.id AS variation FROM variation v JOIN product p ON p.id = v.product_id
  WHERE v.id = ?1 AND p.locked = 0 UNION ALL SELECT id, NULL FROM product WHERE id = ?1 LIMIT 1`;

/** What each id of a product or variation stands for; null for an unknown one. */
export const ownersOfIds = (db: Pick<Database, 'get'>, ids: readonly (number | null)[]): (SkuOwner | null)[] =>
  ids.map(id => (id === null ? null : (db.get<{ product: number; variation: number | null }>(BY_ID, id) ?? null)));

/** What each SKU stands for, in any case of its letters; null for an unknown one. */
export const ownersOf = (db: Pick<Database, 'get'>, skus: readonly string[]): (SkuOwner | null)[] =>
  skus.map(asked => {
    const sku = asked.trim();
    const row = sku ? db.get<{ product: number; variation: number | null }>(OWNER, sku) : undefined;
    return row ?? null;
  });
