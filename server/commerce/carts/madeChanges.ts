import { type CartWrite, NOT_MADE } from '../../upstreams/store/cart.ts';
import type { StoreRefusal } from '../../upstreams/store/refusal.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import { isFull } from './cutShort.ts';
import { areAllRemembered, seenQuantity } from './notices.ts';

/** Pieces by item, as `quantitiesOf` gives them. */
export type Quantities = Readonly<Record<string, number>>;

/** More pieces of a product than there were. */
interface Growth {
  id: number;
  more: number;
  /** no more go into it: however many are asked for, the store puts in what there is room for */
  full: boolean;
}

type IsMade = (write: CartWrite) => boolean;

/**
 * What became of changes whose answer was lost, by the cart before and after them: null for each that was made. Null
 * for all of them where none was made, or where a cart does not tell.
 */
export function outcomesOf(
  writes: readonly CartWrite[],
  before: Quantities,
  cart: StoreCart,
): (StoreRefusal | null)[] | null {
  if (!areAllRemembered(before)) return null;
  const judges: Record<string, IsMade> = {
    'add-item': addedIn(growthOf(before, cart), writes),
    'update-item': ({ body }) => cart.items.some(item => item.key === body.key && item.quantity === body.quantity),
    'remove-item': ({ body }) => !cart.items.some(item => item.key === body.key),
  };
  if (!writes.every(({ path }) => path in judges)) return null;
  const outcomes = writes.map(write => (judges[write.path]!(write) ? null : NOT_MADE));
  return outcomes.includes(null) ? outcomes : null;
}

const growthOf = (before: Quantities, { items }: StoreCart): Growth[] =>
  items.map(item => ({
    id: item.id,
    more: item.quantity - (seenQuantity(before, item.key) ?? 0),
    full: isFull(item),
  }));

/** Whether an addition was made: each takes its pieces of what has grown. */
function addedIn(growths: readonly Growth[], writes: readonly CartWrite[]): IsMade {
  const named = new Set(writes.map(({ body }) => body.id));
  return ({ body: { id, quantity, variation } }) => {
    const piecesOf = ({ more, full }: Growth) =>
      full ? Math.max(1, Math.min(more, Number(quantity))) : Number(quantity);
    const found =
      growths.find(one => one.id === id && one.more >= piecesOf(one)) ??
      // By its options a variation is put in that has an id of its own.
      (variation ? growths.find(one => one.more >= piecesOf(one) && !named.has(one.id)) : undefined);
    if (found) found.more -= piecesOf(found);
    return found !== undefined;
  };
}
