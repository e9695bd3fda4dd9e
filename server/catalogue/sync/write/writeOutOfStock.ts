import type { Logger } from 'pino';
import type { Database, Writer } from '../../database.ts';
import { hidesOutOfStock, NOTHING_LEFT, noteHiding, shelvesOf } from '../outOfStock.ts';
import { setsOf, writeGroupedPrices, writePrices } from './writePrices.ts';

interface Options {
  db: Database;
  log: Logger;
  isWriter: boolean;
  written(tags: ReadonlySet<string>): Promise<void>;
}

/**
 * Notes what the shop says of what is out of stock, in the process that writes the index: no product itself bears a mark of
 * that. Null where it does not say. Never rejects.
 */
export const createOutOfStockNote =
  ({ db, log, isWriter, written }: Options) =>
  async (hides: boolean | null): Promise<void> => {
    if (!isWriter || hides === null || hidesOutOfStock(db) === hides) return;
    await db
      .write(async writer => writeOutOfStock(writer, hides))
      .then(written)
      .catch(error => log.warn({ reason: (error as Error).message }, 'What is out of stock could not be noted'));
  };

/** Answers the tags of what changed. */
function writeOutOfStock(writer: Writer, hides: boolean): Set<string> {
  noteHiding(writer, hides);
  const rows = writer.all<{ id: number; visibility: string; stock: string }>(
    'SELECT id, visibility, stock FROM product WHERE stock = ?',
    NOTHING_LEFT,
  );
  for (const row of rows) {
    const { listed, searched } = shelvesOf(writer, row);
    writer.run('UPDATE product SET listed = ?, searched = ? WHERE id = ?', Number(listed), Number(searched), row.id);
  }
  const parts = writer.all<{ id: number }>(
    'SELECT DISTINCT product_id AS id FROM variation WHERE stock = ?',
    NOTHING_LEFT,
  );
  const ids = parts.map(({ id }) => id);
  for (const id of ids) writePrices(writer, id);
  writeGroupedPrices(writer, setsOf(writer, ids));
  const changed = new Set([...rows, ...parts].map(({ id }) => `product:${id}`));
  const lists = ['catalogue', 'products', 'productList', 'productText', 'productGroups'];
  return new Set(changed.size ? [...lists, ...changed] : []);
}
