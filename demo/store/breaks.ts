import type { Database } from '../data/database.ts';
import { pricesOf } from '../wire/shop/price.ts';
import type { Item } from './item.ts';

interface Break {
  quantity: number;
  price: string;
}

/**
 * What one piece of so many costs in a cart, in major units. WooCommerce itself knows no price breaks: a shop that has
 * them has a plugin that keeps them in the product's meta data and lowers the price in the cart, as this one does.
 */
export function priceAt({ product, variation }: Item, quantity: number, database: Database): string {
  const { price } = pricesOf(variation ?? product, database);
  const reached = breaksOf(product.meta.price_breaks).filter(
    one => one.quantity > 1 && one.quantity <= quantity && Number(one.price) < Number(price),
  );
  return reached.toSorted((one, other) => Number(one.price) - Number(other.price))[0]?.price ?? price;
}

function breaksOf(text: string | undefined): Break[] {
  if (!text) return [];
  try {
    return JSON.parse(text) as Break[];
  } catch {
    const pairs = [...text.matchAll(/(\d+)\s*:\s*([\d.]+)/g)];
    return pairs.map(([, quantity, price]) => ({ quantity: Number(quantity), price: price! }));
  }
}
