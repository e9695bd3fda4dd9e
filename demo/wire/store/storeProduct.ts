import type { Product } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { isPurchasable } from '../../store/item.ts';

/** What the public store says of a product that somebody asks for here: which it is, and whether it can be bought. */
export const storeProductWire = (product: Product, rest: Rest) => ({
  id: product.id,
  name: escapeName(product.name),
  slug: product.slug,
  type: product.type,
  is_purchasable: isPurchasable({ product, variation: undefined }, rest.database),
});
