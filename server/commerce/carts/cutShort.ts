import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { StoreRefusal } from '../../upstreams/store/refusal.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import { type Notice, notice, seenQuantity } from './notices.ts';

/** Whether no more go into a line: however many are asked for, the store puts in what there is room for. */
export const isFull = ({ quantity, quantity_limits: { maximum } }: StoreCartItem): boolean => quantity >= maximum;

const isSoldSingly = ({ quantity_limits: { maximum, editable } }: StoreCartItem): boolean => maximum === 1 && !editable;

/**
 * What a change put fewer in of than were asked for: the store says nothing of it where a line is new or sold one to an
 * order, and refuses more for others.
 */
export function cutShort(
  writes: readonly CartWrite[],
  refusals: readonly (StoreRefusal | null)[],
  { before, cart }: { before: Readonly<Record<string, number>>; cart: StoreCart },
): Notice[] {
  const named = new Set(writes.map(({ body }) => body.id));
  const isNew = ({ key }: StoreCartItem) => seenQuantity(before, key) === undefined;
  // Which of several lines came of which options is not said: those sold one to an order are alike in what is told.
  const byOptions = cart.items.filter(
    item => isNew(item) && !named.has(item.id) && (writes.length === 1 || isSoldSingly(item)),
  );
  const asked = new Map<StoreCartItem, number>();
  for (const [at, { path, body }] of writes.entries()) {
    if (path !== 'add-item' || refusals[at]) continue;
    const item = cart.items.find(one => one.id === body.id) ?? (body.variation ? byOptions.shift() : undefined);
    if (item) asked.set(item, (asked.get(item) ?? seenQuantity(before, item.key) ?? 0) + Number(body.quantity));
  }
  return [...asked].flatMap(([item, pieces]) =>
    pieces > item.quantity && (isNew(item) || isFull(item)) ? fewerNotice(item, pieces) : [],
  );
}

const fewerNotice = (item: StoreCartItem, asked: number): Notice =>
  isSoldSingly(item)
    ? notice('SOLD_INDIVIDUALLY', { item: item.name, asked })
    : notice('QUANTITY_LOWERED', { item: item.name, before: asked, quantity: item.quantity });
