import type { Writer } from './database.ts';
import { hashOf } from './hashOf.ts';
import type { ShopRows } from './shopSource.ts';
import { goneOf } from './source.ts';
import { writeCategories } from './writeCategories.ts';
import { writeGroupedPrices, writePrices } from './writePrices.ts';
import { insertProduct, removeProduct } from './writeProduct.ts';
import { writeTerms } from './writeTerms.ts';
import { insertVariation, removeVariation } from './writeVariation.ts';
import { writeWords } from './writeWords.ts';

/** Rows written between two breaths: a few milliseconds' work. */
const PORTION = 50;

type Marks = { id: number; hash: string };

/** Writes products, variations and categories. Answers the tags of what really changed. */
export async function writeShop(writer: Writer, rows: ShopRows): Promise<Set<string>> {
  const tags = rows.categories ? writeTerms(writer, ['product_cat'], rows.categories) : new Set<string>();
  const regrouped = tags.size > 0;
  const touched = new Set([...(await writeProducts(writer, rows)), ...(await writeVariations(writer, rows, tags))]);
  for (const [i, id] of [...touched].entries()) {
    tags.add(`product:${id}`).add('products');
    writeWords(writer, id);
    writePrices(writer, id);
    if (i % PORTION === 0) await writer.breathe();
  }
  if (touched.size) writeGroupedPrices(writer);
  if (touched.size || regrouped) await writeCategories(writer, regrouped ? null : touched);
  return tags;
}

/** Answers the products that changed or are gone. */
async function writeProducts(writer: Writer, rows: ShopRows): Promise<number[]> {
  const changed: number[] = [];
  const before = new Map(writer.all<Marks>('SELECT id, hash FROM product').map(row => [row.id, row.hash]));
  for (const [i, row] of rows.products.entries()) {
    const mark = hashOf(row);
    if (before.get(row.id) !== mark) {
      insertProduct(writer, row, mark);
      changed.push(row.id);
    }
    before.delete(row.id);
    if (i % PORTION === 0) await writer.breathe();
  }
  const gone = goneOf(rows.asked, before);
  for (const id of gone) removeProduct(writer, id);
  return [...changed, ...gone];
}

/** Answers the products whose variations changed or are gone, and notes the variations. */
async function writeVariations(writer: Writer, rows: ShopRows, tags: Set<string>): Promise<number[]> {
  const products: number[] = [];
  const old = writer.all<Marks & { product_id: number }>('SELECT id, hash, product_id FROM variation');
  const before = new Map(old.map(row => [row.id, row]));
  const note = (id: number, product: number) => {
    tags.add(`variation:${id}`);
    products.push(product);
  };
  for (const [i, row] of rows.variations.entries()) {
    const mark = hashOf(row);
    if (before.get(row.id)?.hash !== mark) {
      insertVariation(writer, row, mark);
      note(row.id, row.product);
    }
    before.delete(row.id);
    if (i % PORTION === 0) await writer.breathe();
  }
  const whole = new Set(rows.wholeProducts);
  for (const { id, product_id } of before.values()) {
    if (!whole.has(product_id)) continue;
    removeVariation(writer, id);
    note(id, product_id);
  }
  return products;
}
