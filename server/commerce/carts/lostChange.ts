import { hash } from 'node:crypto';
import { z } from 'zod';
import { isOutcomeUnknown } from '../../upstreams/errors.ts';
import type { Shopper } from '../../upstreams/store/ask.ts';
import { type CartAnswer, type Carts, type CartWrite, NOT_MADE, type WriteAnswer } from '../../upstreams/store/cart.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import { identityOf } from '../sessions/cartToken.ts';
import type { Turn } from '../sessions/leases.ts';
import { outcomesOf, type Quantities } from './madeChanges.ts';
import { quantitiesOf } from './notices.ts';

/** What whoever changed a cart leaves for the next. */
const left = z.object({
  /** pieces by item, as the store last answered; none where an order came after that */
  quantities: z.record(z.string(), z.number()).optional(),
  /** names changes that were sent since and of which nobody knows whether they were made; null where there are none */
  sent: z.string().nullable(),
  /** the last changes that came with a key and were made, by name, and which of them were refused */
  made: z.array(z.object({ name: z.string(), refused: z.array(z.number()) })).catch([]),
  /** the last order that was made of the cart */
  ordered: z.object({ id: z.number(), waits: z.boolean() }).optional(),
});
type Left = z.output<typeof left>;

/** An order by its id, and whether it waited for its payment when it was made: then its cart stayed as it was. */
export type LastOrder = NonNullable<Left['ordered']>;

/** The cart that is changed, and the store it is in. */
type Held = Shopper & { token: string; carts: Carts };

/** Changes with what whoever sends them again sends again, too; null where a second sending is a second wish. */
interface Keyed {
  readonly writes: readonly CartWrite[];
  readonly key: string | null;
  /** what is made before them, in the same call, and is no part of what is sent again */
  readonly first?: readonly CartWrite[];
}

/** As many are remembered of one cart: a sending that comes later than that many others is no second one. */
const MOST_MADE = 20;

/**
 * Makes changes of a cart that nothing else changes meanwhile. Where their answer is lost, the cart itself tells what
 * became of them; and one that was found out too late is not made again by whoever was told to try it again. What came
 * with a key and was made is not made again either, whether its sender has heard of it or not.
 * @param remembered pieces by item as the visitor last saw them, for where nobody left anything better
 * @throws UpstreamError where they were not made, or nobody knows
 */
export async function writeOnce(
  held: Held,
  turn: Turn,
  remembered: Quantities,
  { writes, key, first = [] }: Keyed,
): Promise<WriteAnswer> {
  const all = [...first, ...writes];
  const earlier = readLeft(turn.left);
  const name = key ? nameOf(writes, key) : null;
  const sent = nameOf(all, key);
  const again = earlier?.made.find(one => one.name === name);
  const now = again || isUnclear(turn.left) ? await held.carts.read(held) : null;
  if (earlier && again && now && isSameCart(now, held)) {
    leave(turn, earlier);
    const refusals = writes.map((_, at) => (again.refused.includes(at) ? NOT_MADE : null));
    return { answer: now, refusals: [...first.map(() => null), ...refusals] };
  }
  const seen = earlier?.quantities ?? remembered;
  const late = now && earlier?.sent === sent ? foundIn(now, held, seen, all) : null;
  const before = now ? quantitiesOf(now.cart) : seen;
  const { made: done = [], ordered } = earlier ?? {};
  const made = late ?? (await write(held, turn, { quantities: before, sent, made: done, ordered }, all));
  const cart = cartIn(made);
  const refused = made.refusals.slice(first.length).flatMap((refusal, at) => (refusal ? [at] : []));
  const named = name !== null && refused.length < writes.length ? [...done, { name, refused }] : done;
  if (cart) leave(turn, { quantities: quantitiesOf(cart), sent: null, made: named.slice(-MOST_MADE), ordered });
  return made;
}

/** Whether nobody knows what became of the changes that were made last. */
export const isUnclear = (text: string | null): boolean => text !== null && readLeft(text)?.sent !== null;

/** What an order leaves for whoever changes its cart next. */
export const leftByOrder = ({ id, waits }: LastOrder): string =>
  JSON.stringify({ sent: null, made: [], ordered: { id, waits } } satisfies Left);

/** The last order that was made of the cart, as far as that was left. */
export const orderedIn = (text: string | null): LastOrder | undefined => readLeft(text)?.ordered;

async function write(
  held: Held,
  turn: Turn,
  sent: Left & { quantities: Quantities },
  writes: readonly CartWrite[],
): Promise<WriteAnswer> {
  await turn.note(JSON.stringify(sent));
  try {
    return await held.carts.write(held, writes);
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    leave(turn, sent);
    const answer = await held.carts.read(held).catch(() => null);
    const found = answer && foundIn(answer, held, sent.quantities, writes);
    if (!found) throw error;
    return found;
  }
}

/** What became of changes by the cart that was read after them; null where none was made, or it does not tell. */
function foundIn(answer: CartAnswer, held: Held, before: Quantities, writes: readonly CartWrite[]): WriteAnswer | null {
  if (!isSameCart(answer, held)) return null;
  const refusals = outcomesOf(writes, before, answer.cart);
  return refusals && { answer, refusals };
}

/** For a cart that it has forgotten the store sends a new one. */
const isSameCart = (answer: CartAnswer, { token }: Held): boolean =>
  !answer.token || identityOf(answer.token) === identityOf(token);

const cartIn = ({ answer, refusals }: WriteAnswer): StoreCart | undefined =>
  answer?.cart ?? refusals.findLast(refused => refused?.cart)?.cart ?? undefined;

const leave = (turn: Turn, what: Left): void => turn.leave(JSON.stringify(what));

function readLeft(text: string | null): Left | null {
  if (!text?.startsWith('{')) return null;
  return left.safeParse(JSON.parse(text)).data ?? null;
}

/** Changes in a few letters: what a visitor typed in them is nobody's to keep. */
const nameOf = (writes: readonly CartWrite[], key: string | null): string =>
  hash('sha256', (key ?? '') + JSON.stringify(writes), 'base64url');
