import type { Product } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { isPurchasable } from '../../store/item.ts';
import { stockOf } from '../../store/stock.ts';
import { pricesOf } from '../shop/price.ts';
import { productUrl } from '../shop/product.ts';
import { cartButtonWire } from './cartButton.ts';

/** What the public store says of a product that somebody asks for here: which it is, and whether it can be bought. */
export const storeProductWire = (product: Product, rest: Rest) => ({
  id: product.id,
  name: escapeName(product.name),
  slug: product.slug,
  type: product.type,
  permalink: productUrl(product, rest),
  is_purchasable: isPurchasable({ product, variation: undefined }, rest.database) || isChoosable(product, rest),
  is_in_stock: !stockOf({ product, variation: undefined }).out,
  add_to_cart: cartButtonWire(product, rest),
});

/** A variable product is bought through its variations. */
const isChoosable = (product: Product, rest: Rest) =>
  product.type === 'variable' && pricesOf(product, rest.database).price !== '';
