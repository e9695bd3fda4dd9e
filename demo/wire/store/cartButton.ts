import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { type Item, idOf } from '../../store/item.ts';
import { largest, stockOf } from '../../store/stock.ts';
import { pricesOf } from '../shop/price.ts';

/** The words of the button, and where it leads where a theme has no scripts. */
export function cartButtonWire(item: Item, url: string, rest: Rest) {
  const { product } = item;
  const limits = { minimum: 1, maximum: largest(item), multiple_of: 1 };
  const elsewhere = (text: string) => ({
    text,
    description: text,
    url,
    single_text: 'Add to cart',
    ...limits,
  });
  if (product.type === 'external') {
    const text = product.buttonText || 'Buy product';
    return { text, description: text, url: product.externalUrl ?? '', single_text: text, ...limits };
  }
  if (product.type === 'grouped') return elsewhere('View products');
  if (stockOf(item).out || pricesOf(item.variation ?? product, rest.database).price === '')
    return elsewhere('Read more');
  if (product.type === 'variable' && !item.variation) return elsewhere('Select options');
  return {
    text: 'Add to cart',
    description: `Add to cart: &ldquo;${escapeName(product.name)}&rdquo;`,
    url: `/wp-json/wc/store/v1/products/${idOf(item)}?add-to-cart=${idOf(item)}`,
    single_text: 'Add to cart',
    ...limits,
  };
}
