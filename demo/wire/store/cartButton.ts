import type { Product } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { largest, stockOf } from '../../store/stock.ts';
import { pricesOf } from '../shop/price.ts';
import { productUrl } from '../shop/product.ts';

/** The words of the button, and where it leads where a theme has no scripts. */
export function cartButtonWire(product: Product, rest: Rest) {
  const item = { product, variation: undefined };
  const limits = { minimum: 1, maximum: largest(item), multiple_of: 1 };
  const elsewhere = (text: string, url = productUrl(product, rest), single_text = 'Add to cart') => ({
    ...{ text, description: text, url, single_text },
    ...limits,
  });
  if (product.type === 'external') {
    const text = product.buttonText || 'Buy product';
    return elsewhere(text, product.externalUrl ?? '', text);
  }
  if (product.type === 'grouped') return elsewhere('View products');
  if (stockOf(item).out || pricesOf(product, rest.database).price === '') return elsewhere('Read more');
  if (product.type === 'variable') return elsewhere('Select options');
  return {
    text: 'Add to cart',
    description: `Add to cart: &ldquo;${escapeName(product.name)}&rdquo;`,
    url: `/wp-json/wc/store/v1/products/${product.id}?add-to-cart=${product.id}`,
    single_text: 'Add to cart',
    ...limits,
  };
}
