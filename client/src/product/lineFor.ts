import { atWidth } from '../../../rules/pictures.ts';
import type { CartLine, LineOption } from '../cart/store/lines.ts';
import type { Money } from '../lib/format/formatMoney.ts';

interface Bought {
  id: string;
  name: string;
  sku: string | null;
  path: string;
  price: Money | null;
  image: { url: string } | null;
}

/** What the cart shows of a product until the store has answered. */
export const lineFor = (
  { id, name, sku, path, price, image }: Bought,
  { quantity = 1, options = [] }: { quantity?: number; options?: readonly LineOption[] } = {},
): CartLine => ({
  id,
  name,
  sku,
  path,
  price,
  options,
  quantity,
  key: '',
  image: image ? atWidth(image.url, 320) : null,
  maximum: null,
  editable: true,
  sum: null,
});
