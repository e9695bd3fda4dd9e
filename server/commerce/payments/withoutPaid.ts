import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';

/** Goods of an order: ids of variations, or of products that have none. */
export interface PaidGoods {
  readonly id: number;
  readonly quantity: number;
}

/** The changes that take what was paid for out of a cart; what it holds more of stays. */
export function withoutPaid({ items }: StoreCart, goods: readonly PaidGoods[]): CartWrite[] {
  const left = new Map<number, number>();
  for (const { id, quantity } of goods) left.set(id, (left.get(id) ?? 0) + quantity);
  return items.flatMap(({ key, id, quantity }): CartWrite[] => {
    const paid = Math.min(left.get(id) ?? 0, quantity);
    left.set(id, (left.get(id) ?? 0) - paid);
    if (!paid) return [];
    const more = quantity - paid;
    return [more ? { path: 'update-item', body: { key, quantity: more } } : { path: 'remove-item', body: { key } }];
  });
}
