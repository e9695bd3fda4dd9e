import type { CartLine } from '../../../cart/store/lines.ts';
import type { ProductTop_ProductFragment } from '../../../gql/graphql.ts';
import { lineFor } from '../../../product/lineFor.ts';
import type { Chosen } from '../choice/useChoice.ts';

/** What goes into the cart as it is chosen; null where that cannot be bought. */
export function boughtLine(
  product: ProductTop_ProductFragment,
  { variation, attributes, options }: Chosen,
): CartLine | null {
  const image = variation?.image ?? product.images[0] ?? null;
  if (product.__typename === 'SimpleProduct' && product.purchasable && product.stock.inStock) {
    return lineFor({ ...product, image });
  }
  if (product.soldIndividually && (product.minimumQuantity ?? 1) > 1) return null;
  if (product.__typename !== 'VariableProduct' || !variation?.purchasable || !variation.stock.inStock) return null;
  const { id, sku, price } = variation;
  const chosen = attributes.flatMap(({ name, slug, options: offered }) => {
    const option = offered.find(one => one.slug === options[slug]);
    return option ? [{ name, value: option.name }] : [];
  });
  return lineFor({ ...product, id, sku: sku ?? product.sku, price, image }, { options: chosen });
}
