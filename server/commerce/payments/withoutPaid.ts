import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import { seenQuantity } from '../carts/notices.ts';

/** Goods of an order: ids of variations, or of products that have none. */
export interface PaidGoods {
  readonly id: number;
  readonly quantity: number;
}

/**
 * The changes that take what was paid for out of a cart; what was wanted beyond it stays.
 * @param seen pieces by item before the shop lowered them to what the order left it
 */
export function withoutPaid(
  { items }: StoreCart,
  goods: readonly PaidGoods[],
  seen: Readonly<Record<string, number>>,
): CartWrite[] {
  const left = new Map<number, number>();
  for (const { id, quantity } of goods) left.set(id, (left.get(id) ?? 0) + quantity);
  return items.flatMap(({ key, id, quantity }): CartWrite[] => {
    const wanted = seenQuantity(seen, key) ?? quantity;
    const paid = Math.min(left.get(id) ?? 0, wanted);
    left.set(id, (left.get(id) ?? 0) - paid);
    if (!paid) return [];
    const more = Math.min(wanted - paid, quantity);
    return [more ? { path: 'update-item', body: { key, quantity: more } } : { path: 'remove-item', body: { key } }];
  });
}
