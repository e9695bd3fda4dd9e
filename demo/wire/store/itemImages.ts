import type { Rest } from '../../rest/rest.ts';
import type { Item } from '../../store/item.ts';
import { imageWire } from '../content/image.ts';
import { pictures } from '../shop/product.ts';
import { variationPicture } from '../shop/variation.ts';

/** All pictures of a product; of a variation its own or the product's first. */
export function itemImages({ product, variation }: Item, rest: Rest) {
  const media = variation ? [variationPicture(variation, product, rest)] : pictures(product, rest);
  return media.flatMap(each => (each ? [imageWire(each, rest)] : []));
}
