import type { Database, Writer } from '../database.ts';
import { readMeta, writeMeta } from './meta.ts';

const KEY = 'hides out of stock';

/** How the shop writes that nothing is left. */
export const NOTHING_LEFT = 'outofstock';

/** Whether the shop keeps what is out of stock out of its lists, as it last said. */
export const hidesOutOfStock = (db: Pick<Database, 'get'>): boolean => readMeta<boolean>(db, KEY) ?? false;

/** Notes what it says. */
export const noteHiding = (writer: Writer, hides: boolean): void => writeMeta(writer, KEY, hides);

/** Where a product shows: in lists, and in what is searched. */
export function shelvesOf(writer: Writer, { visibility, stock }: { visibility: string; stock: string }) {
  const shows = stock !== NOTHING_LEFT || !hidesOutOfStock(writer);
  return {
    listed: shows && ['visible', 'catalog'].includes(visibility),
    searched: shows && ['visible', 'search'].includes(visibility),
  };
}
