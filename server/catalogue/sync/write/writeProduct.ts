import type { Writer } from '../../database.ts';
import { fold } from '../../search/words.ts';
import { shownMark } from '../changes/traces.ts';
import { shelvesOf } from '../outOfStock.ts';
import { noteFormerSlug, noteGoneSlug } from '../rows/formerSlugs.ts';
import { hashOf } from '../rows/hashOf.ts';
import type { ProductRow } from '../rows/shopRow.ts';
import { forgetVariation } from './writeVariation.ts';

/** Puts a product in place of its old state; its words, prices and categories are written after its variations. */
export function insertProduct(writer: Writer, row: ProductRow): void {
  noteFormerSlug(writer, 'product', row);
  for (const tag of row.tags) noteFormerSlug(writer, 'product_tag', tag);
  clearProduct(writer, row.id);
  const { listed, searched } = shelvesOf(writer, row);
  writer.run(
    `INSERT INTO product (id, slug, link, name, title, type, sku, price, on_sale, featured, visibility, listed, searched,
       stock, supply, created, modified, modified_gmt, sales, rating, ratings, categories, images, locked, weight, gtin,
       tax_class, noindex, hash, shown)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.slug,
    row.link,
    row.name,
    fold(row.name),
    row.type,
    row.sku,
    row.price,
    Number(row.onSale),
    Number(row.featured),
    row.visibility,
    Number(listed),
    Number(searched),
    row.stock,
    row.supply,
    row.created,
    row.modified,
    row.modifiedGmt,
    row.sales,
    row.rating,
    row.ratings,
    JSON.stringify(row.categories),
    JSON.stringify(row.images),
    Number(row.locked),
    row.weight,
    row.gtin,
    row.taxClass,
    Number(row.noindex),
    hashOf(row),
    shownMark(row),
  );
  writer.run(
    'INSERT INTO product_body (id, words, category_names, body) VALUES (?, ?, ?, ?)',
    row.id,
    row.words,
    row.categoryNames,
    row.body,
  );
  for (const { slug, id } of row.tags)
    writer.run('INSERT OR IGNORE INTO product_tag (slug, product_id, id) VALUES (?, ?, ?)', slug, row.id, id);
  for (const { attribute, option, attributeName, optionName, own } of row.options)
    writer.run(
      'INSERT OR IGNORE INTO product_option VALUES (?, ?, ?, ?, ?, ?)',
      attribute,
      option,
      row.id,
      attributeName,
      optionName,
      Number(own),
    );
  const links = { upsell: row.upsells, crossSell: row.crossSells, grouped: row.grouped };
  for (const [kind, ids] of Object.entries(links))
    for (const [i, id] of ids.entries())
      writer.run('INSERT INTO product_link VALUES (?, ?, ?, ?)', row.id, kind, i, id);
  removeVariations(writer, row.id, row.variations);
}

/** Takes a product out of the index with all that belongs to it. */
export function removeProduct(writer: Writer, id: number): void {
  noteGoneSlug(writer, 'product', id);
  clearProduct(writer, id);
  removeVariations(writer, id, []);
}

function clearProduct(writer: Writer, id: number): void {
  writer.run('DELETE FROM product WHERE id = ?', id);
  writer.run('DELETE FROM product_body WHERE id = ?', id);
  writer.run('DELETE FROM product_tag WHERE product_id = ?', id);
  writer.run('DELETE FROM product_option WHERE product_id = ?', id);
  writer.run('DELETE FROM product_link WHERE product_id = ?', id);
}

/** A product names its variations: one that it no longer names is gone. */
function removeVariations(writer: Writer, product: number, cached: readonly number[]): void {
  const gone = 'SELECT id FROM variation WHERE product_id = ? AND id NOT IN (SELECT value FROM json_each(?))';
  for (const { id } of writer.all<{ id: number }>(gone, product, JSON.stringify(cached))) forgetVariation(writer, id);
}
