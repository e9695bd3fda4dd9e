import type { Database } from '../data/database.ts';
import type { Product, Variation } from '../data/rows.ts';
import { escapeName } from '../rest/text.ts';
import { pricesOf } from '../wire/shop/price.ts';
import { optionNames } from './options.ts';

/** What can lie in a cart: a product, or one variation of it. */
export interface Item {
  product: Product;
  variation: Variation | undefined;
}

/** By the id of a product or of a variation. */
export function findItem(id: number, database: Database): Item | undefined {
  const variation = database.get('variations', id);
  const product = database.get('products', variation?.parent ?? id);
  return product && { product, variation };
}

/** Published, priced, and of a kind that the shop sells itself. */
export function isPurchasable({ product, variation }: Item, database: Database): boolean {
  if (product.status !== 'publish' || (variation && variation.status !== 'publish')) return false;
  const sold = variation ? product.type === 'variable' : product.type === 'simple';
  return sold && pricesOf(variation ?? product, database).price !== '';
}

/** A variation without one of its own has that of its product. */
export const skuOf = ({ product, variation }: Item): string => variation?.sku || product.sku;

export const idOf = ({ product, variation }: Item) => variation?.id ?? product.id;

/** The name on parcels and orders, options included. */
export function fullName(item: Item, options: Record<string, string>, database: Database): string {
  const names = Object.values(optionNames(item.product, options, database));
  return escapeName(names.length > 0 ? `${item.product.name} - ${names.join(', ')}` : item.product.name);
}
