import type { Writer } from '../../database.ts';
import { noteNews } from '../changes/news.ts';
import { type Trace, tagsBetween, traceOf } from '../changes/traces.ts';
import { hashOf } from '../rows/hashOf.ts';
import { mergeWords } from '../rows/mergeWords.ts';
import type { ProductRow } from '../rows/shopRow.ts';
import type { ShopRows } from '../source/shopSource.ts';
import { forgetGone, noteListed, unsent, walkNumber } from '../source/sourceRows.ts';
import { parentsOf, regrouped, writeCategories } from './writeCategories.ts';
import { productsIn, renamedAmong, writeCategoryNames } from './writeCategoryNames.ts';
import { setsOf, writeGroupedPrices, writePrices } from './writePrices.ts';
import { insertProduct, removeProduct } from './writeProduct.ts';
import { writeTerms } from './writeTerms.ts';
import { forgetVariation, insertVariation, removeVariation } from './writeVariation.ts';
import { writeWords } from './writeWords.ts';

/** Products that are touched, as they were before. */
type Before = Map<number, Trace | null>;

/**
 * Writes products, variations and categories. Answers the tags of what really changed.
 * @param tells whether others are told of changes
 */
export async function writeShop(writer: Writer, rows: ShopRows, tells = false): Promise<Set<string>> {
  noteRows(writer, rows);
  const tree = parentsOf(writer);
  const renamed = renamedAmong(writer, rows.categories ?? []);
  const tags = rows.categories ? writeTerms(writer, ['product_cat'], rows.categories) : new Set<string>();
  const above = parentsOf(writer);
  const before: Before = new Map();
  await writeProducts(writer, rows, before);
  await writeVariations(writer, rows, before, tags);
  const moved = rows.categories ? regrouped(writer, tree, above) : [];
  for (const id of [...moved, ...setsOf(writer, [...before.keys()])]) touch(writer, before, id);
  for (const id of productsIn(writer, renamed)) {
    touch(writer, before, id);
    writeCategoryNames(writer, id);
    await writer.yieldToEventLoop();
  }
  for (const id of before.keys()) {
    writePrices(writer, id);
    writeCategories(writer, id, above);
    await writer.yieldToEventLoop();
  }
  if (before.size) writeGroupedPrices(writer, [...before.keys()]);
  for (const [id, old] of before) {
    const now = traceOf(writer, id);
    if (old?.texts !== now?.texts) writeWords(writer, id);
    for (const tag of tagsBetween(writer, id, old, now)) tags.add(tag);
    if (tells) noteNews(writer, id, old, now);
    await writer.yieldToEventLoop();
  }
  for (const id of moved) tags.add(`product:${id}`);
  if (before.size) await mergeWords(writer);
  return tags;
}

function noteRows(writer: Writer, { listed, asked }: ShopRows): void {
  const walk = walkNumber(writer, 'shop');
  for (const list of ['products', 'variations'] as const) {
    noteListed(writer, list, listed[list], walk);
    forgetGone(writer, list, asked[list], listed[list]);
  }
}

function touch(writer: Writer, before: Before, id: number): void {
  if (!before.has(id)) before.set(id, traceOf(writer, id));
}

async function writeProducts(writer: Writer, rows: ShopRows, before: Before): Promise<void> {
  for (const row of rows.products) {
    if (isAsItWas(writer, row)) continue;
    touch(writer, before, row.id);
    insertProduct(writer, row);
    await writer.yieldToEventLoop();
  }
  for (const id of unsent(answeredOf(rows, 'products'))) {
    if (!writer.get('SELECT 1 FROM product WHERE id = ?', id)) continue;
    touch(writer, before, id);
    removeProduct(writer, id);
  }
}

const answeredOf = (rows: ShopRows, list: 'products' | 'variations') => ({
  rows: rows[list],
  listed: rows.listed[list],
  asked: rows.asked[list],
  unread: rows.unread[list],
});

const isAsItWas = (writer: Writer, row: ProductRow): boolean =>
  writer.get<{ hash: string }>('SELECT hash FROM product WHERE id = ?', row.id)?.hash === hashOf(row);

/** Notes the variations that changed or are gone. */
async function writeVariations(writer: Writer, rows: ShopRows, before: Before, tags: Set<string>): Promise<void> {
  const note = (id: number, product: number) => {
    tags.add(`variation:${id}`).add(`product:${product}`);
    touch(writer, before, product);
  };
  const seen = new Set(rows.unread.variations);
  for (const row of rows.variations) {
    const mark = hashOf(row);
    seen.add(row.id);
    const old = writer.get<{ hash: string }>('SELECT hash FROM variation WHERE id = ?', row.id)?.hash;
    if (old === mark) continue;
    note(row.id, row.product);
    insertVariation(writer, row, mark);
    await writer.yieldToEventLoop();
  }
  const owned = 'SELECT id, product_id AS product FROM variation WHERE product_id IN (SELECT value FROM json_each(?))';
  for (const { id, product } of writer.all<{ id: number; product: number }>(
    owned,
    JSON.stringify(rows.wholeProducts),
  )) {
    if (seen.has(id)) continue;
    note(id, product);
    forgetVariation(writer, id);
  }
  for (const id of unsent(answeredOf(rows, 'variations'))) {
    const row = writer.get<{ product: number }>('SELECT product_id AS product FROM variation WHERE id = ?', id);
    if (!row) continue;
    note(id, row.product);
    removeVariation(writer, id);
  }
}
