import type { Database } from '../../data/database.ts';
import type { Product } from '../../data/rows.ts';

const SHOWN = 5;

/** Other products that share a category or tag: as in WooCommerce in another order on every read. */
export function relatedIds(product: Product, database: Database): number[] {
  const shares = (other: Product) =>
    other.categories.some(id => product.categories.includes(id)) || other.tags.some(id => product.tags.includes(id));
  const ids = database
    .all('products')
    .filter(other => other.id !== product.id && other.status === 'publish' && shares(other))
    .map(other => other.id);
  const picked: number[] = [];
  while (picked.length < SHOWN && ids.length > 0) {
    picked.push(...ids.splice(Math.floor(Math.random() * ids.length), 1));
  }
  return picked;
}
