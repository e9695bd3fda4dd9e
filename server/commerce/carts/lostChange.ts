import { hash } from 'node:crypto';
import { z } from 'zod';
import { isOutcomeUnknown } from '../../upstreams/errors.ts';
import type { Shopper } from '../../upstreams/store/ask.ts';
import type { CartAnswer, Carts, CartWrite, WriteAnswer } from '../../upstreams/store/cart.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import { identityOf } from '../sessions/cartToken.ts';
import type { Turn } from '../sessions/leases.ts';
import { outcomesOf, type Quantities } from './madeChanges.ts';
import { quantitiesOf } from './notices.ts';

/** What whoever changed a cart leaves for the next. */
const left = z.object({
  /** pieces by item, as the store last answered */
  quantities: z.record(z.string(), z.number()),
  /** names changes that were sent since and of which nobody knows whether they were made; null where there are none */
  sent: z.string().nullable(),
});
type Left = z.output<typeof left>;

/** The cart that is changed, and the store it is in. */
type Held = Shopper & { token: string; carts: Carts };

/**
 * Makes changes of a cart that nothing else changes meanwhile. Where their answer is lost, the cart itself tells what
 * became of them; and one that was found out too late is not made again by whoever was told to try it again.
 * @param remembered pieces by item as the visitor last saw them, for where nobody left anything better
 * @throws UpstreamError where they were not made, or nobody knows
 */
export async function writeOnce(
  held: Held,
  turn: Turn,
  remembered: Quantities,
  writes: readonly CartWrite[],
): Promise<WriteAnswer> {
  const earlier = readLeft(turn.left);
  const now = isUnclear(turn.left) ? await held.carts.read(held) : null;
  const late = now && earlier?.sent === nameOf(writes) ? foundIn(now, held, earlier.quantities, writes) : null;
  const made =
    late ?? (await write(held, turn, now ? quantitiesOf(now.cart) : (earlier?.quantities ?? remembered), writes));
  const cart = cartIn(made);
  if (cart) leave(turn, { quantities: quantitiesOf(cart), sent: null });
  return made;
}

/** Whether nobody knows what became of the changes that were made last. */
export const isUnclear = (text: string | null): boolean => text !== null && readLeft(text)?.sent !== null;

async function write(held: Held, turn: Turn, before: Quantities, writes: readonly CartWrite[]): Promise<WriteAnswer> {
  try {
    return await held.carts.write(held, writes);
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    leave(turn, { quantities: before, sent: nameOf(writes) });
    const answer = await held.carts.read(held).catch(() => null);
    const found = answer && foundIn(answer, held, before, writes);
    if (!found) throw error;
    return found;
  }
}

/** What became of changes by the cart that was read after them; null where none was made, or it does not tell. */
function foundIn(
  answer: CartAnswer,
  { token }: Held,
  before: Quantities,
  writes: readonly CartWrite[],
): WriteAnswer | null {
  // For a cart that it has forgotten the store sends a new one.
  if (answer.token && identityOf(answer.token) !== identityOf(token)) return null;
  const refusals = outcomesOf(writes, before, answer.cart);
  return refusals && { answer, refusals };
}

const cartIn = ({ answer, refusals }: WriteAnswer): StoreCart | undefined =>
  answer?.cart ?? refusals.findLast(refused => refused?.cart)?.cart ?? undefined;

const leave = (turn: Turn, what: Left): void => turn.leave(JSON.stringify(what));

function readLeft(text: string | null): Left | null {
  if (!text?.startsWith('{')) return null;
  return left.safeParse(JSON.parse(text)).data ?? null;
}

/** Changes in a few letters: what a visitor typed in them is nobody's to keep. */
const nameOf = (writes: readonly CartWrite[]): string => hash('sha256', JSON.stringify(writes), 'base64url');
