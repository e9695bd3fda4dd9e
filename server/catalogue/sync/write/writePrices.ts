import type { Writer } from '../../database.ts';
import { hidesOutOfStock, NOTHING_LEFT } from '../outOfStock.ts';

/** The range of a product's prices: its variations' where they have any, those that are shown before the others, else its own. */
export function writePrices(writer: Writer, id: number): void {
  const variations = 'FROM variation WHERE product_id = product.id';
  const among = (pick: string) =>
    `COALESCE((SELECT ${pick} ${variations} AND stock IS NOT ?2), (SELECT ${pick} ${variations}), CAST(price AS REAL))`;
  writer.run(
    `UPDATE product SET low = ${among('MIN(value)')}, high = ${among('MAX(value)')} WHERE id = ?1`,
    id,
    hidesOutOfStock(writer) ? NOTHING_LEFT : null,
  );
}

/** The sets that these products are in. */
export const setsOf = (writer: Writer, products: readonly number[]): number[] =>
  writer
    .all<{ id: number }>(
      `SELECT DISTINCT product_id AS id FROM product_link
       WHERE kind = 'grouped' AND target_id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(products),
    )
    .map(({ id }) => id);

/** The range of a set is that of the products in it. Renews it for the sets among these products. */
export function writeGroupedPrices(writer: Writer, products: readonly number[]): void {
  const among = (pick: string) =>
    `COALESCE((SELECT ${pick} FROM product_link l JOIN product child ON child.id = l.target_id
       WHERE l.product_id = product.id AND l.kind = 'grouped'), CAST(price AS REAL))`;
  writer.run(
    `UPDATE product SET low = ${among('MIN(child.low)')}, high = ${among('MAX(child.high)')}
     WHERE type = 'grouped' AND id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(products),
  );
}
