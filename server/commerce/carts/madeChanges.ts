import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { StoreRefusal } from '../../upstreams/store/refusal.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import { areAllRemembered, seenQuantity } from './notices.ts';

/** Pieces by item, as `quantitiesOf` gives them. */
export type Quantities = Readonly<Record<string, number>>;

/** More pieces of a product than there were. */
interface Growth {
  id: number;
  more: number;
  /** sold one to an order: however many are asked for, one is put in */
  single: boolean;
}

type IsMade = (write: CartWrite) => boolean;

/** Why a change was not made whose own refusal nobody has any more. */
export const NOT_MADE: StoreRefusal = { code: 'internal_server_error', message: '', data: null, cart: null };

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
    single: isSoldSingly(item),
  }));

/** Whether an addition was made: each takes its pieces of what has grown. */
function addedIn(growths: readonly Growth[], writes: readonly CartWrite[]): IsMade {
  const named = new Set(writes.map(({ body }) => body.id));
  return ({ body: { id, quantity, variation } }) => {
    const piecesOf = ({ single }: Growth) => (single ? 1 : Number(quantity));
    const found =
      growths.find(one => one.id === id && one.more >= piecesOf(one)) ??
      // By its options a variation is put in that has an id of its own.
      (variation ? growths.find(one => one.more >= piecesOf(one) && !named.has(one.id)) : undefined);
    if (found) found.more -= piecesOf(found);
    return found !== undefined;
  };
}

/** What a change put in one of, of more that were asked for: the store says nothing of it. */
export function singledOut(
  writes: readonly CartWrite[],
  refusals: readonly (StoreRefusal | null)[],
  { before, cart }: { before: Quantities; cart: StoreCart },
): { item: StoreCartItem; asked: number }[] {
  const named = new Set(writes.map(({ body }) => body.id));
  const singles = cart.items.filter(isSoldSingly);
  const byOptions = singles.filter(({ id, key }) => !named.has(id) && seenQuantity(before, key) === undefined);
  return writes.flatMap(({ path, body: { id, quantity, variation } }, at) => {
    const asked = Number(quantity);
    if (path !== 'add-item' || refusals[at] || !(asked > 1)) return [];
    const item = singles.find(one => one.id === id) ?? (variation ? byOptions.shift() : undefined);
    return item ? [{ item, asked }] : [];
  });
}

const isSoldSingly = ({ quantity_limits: { maximum, editable } }: StoreCartItem): boolean => maximum === 1 && !editable;
