import type { Writer } from '../../database.ts';
import type { TermRow } from '../rows/termRow.ts';

// With its category's name a product is found by other words, although its own row is as it was.

/** Those of these categories that are called otherwise than in the index. */
export function renamedAmong(writer: Writer, categories: readonly TermRow[]): number[] {
  const rows = writer.all<{ id: number; name: string }>(
    "SELECT id, row ->> 'name' AS name FROM term WHERE kind = 'product_cat'",
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return categories.flatMap(({ id, category }) => (names.has(id) && names.get(id) !== category?.name ? id : []));
}

/** Products that say themselves that they are in one of these categories, without those behind a password. */
export function productsIn(writer: Writer, categories: readonly number[]): number[] {
  if (!categories.length) return [];
  const inThem = `SELECT DISTINCT p.id FROM product_category c JOIN product p ON p.id = c.product_id AND p.locked = 0
     WHERE c.category_id IN (SELECT value FROM json_each(?))
       AND c.category_id IN (SELECT value FROM json_each(p.categories))`;
  return writer.all<{ id: number }>(inThem, JSON.stringify(categories)).map(row => row.id);
}

/** Puts the names of a product's categories, as they are by now, in place of the old ones. */
export const writeCategoryNames = (writer: Writer, id: number): void =>
  writer.run(
    `UPDATE product_body SET category_names = (
       SELECT COALESCE(group_concat(t.row ->> 'name', ' ' ORDER BY own.key), '')
       FROM product p, json_each(p.categories) own JOIN term t ON t.kind = 'product_cat' AND t.id = own.value
       WHERE p.id = product_body.id
     ) WHERE id = ?`,
    id,
  );
