import type { Writer } from '../../database.ts';
import { compactSku } from '../../search/words.ts';
import type { VariationRow } from '../rows/shopRow.ts';

/** Puts a variation in place of its old state. */
export function insertVariation(writer: Writer, row: VariationRow, mark: string): void {
  removeVariation(writer, row.id);
  writer.run(
    'INSERT INTO variation (id, product_id, sku, price, value, words, stock, image, weight, gtin, tax_class, options, offered, supply, ' +
      'modified_gmt, hash) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    row.id,
    row.product,
    row.sku,
    row.price,
    row.price === null ? null : Number(row.price),
    row.words,
    row.stock,
    row.image,
    row.weight,
    row.gtin,
    row.taxClass,
    JSON.stringify(row.options),
    JSON.stringify(row.offered),
    row.supply,
    row.modifiedGmt,
    mark,
  );
  if (row.sku) writer.run('INSERT INTO sku_part (rowid, sku) VALUES (?, ?)', row.id, compactSku(row.sku));
}

/** Takes a variation out of the index. */
export function removeVariation(writer: Writer, id: number): void {
  writer.run('DELETE FROM variation WHERE id = ?', id);
  writer.run('DELETE FROM sku_part WHERE rowid = ?', id);
}

/** Takes a variation out that the shop does not list any more. */
export function forgetVariation(writer: Writer, id: number): void {
  removeVariation(writer, id);
  writer.run("DELETE FROM source_row WHERE list = 'variations' AND id = ?", id);
}
