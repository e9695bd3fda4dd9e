import { goodsAddress } from '../../cart/goodsAddress.ts';
import type { ShownOrder } from './shownOrder.ts';

/** The list of what was bought, to be put into a cart again; null where nothing of it is the shop's. */
export function buyAgainHref(items: ShownOrder['items']): string | null {
  const goods = items.flatMap(({ productId: id, quantity }) => (id ? [{ id, quantity }] : []));
  return goods.length > 0 ? goodsAddress(goods) : null;
}
