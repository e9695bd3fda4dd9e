import { UpstreamError } from '../../upstreams/errors.ts';
import type { OrderRecords } from '../../upstreams/shop/orderRecord.ts';
import type { CartAnswer, CartWrite, WriteAnswer } from '../../upstreams/store/cart.ts';
import { isUnknownCart, type StoreRefusal } from '../../upstreams/store/refusal.ts';
import type { Store } from '../../upstreams/store/store.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import type { Payments } from '../payments/payments.ts';
import { settleUnpaid, type UnpaidOutcome } from '../payments/settleUnpaid.ts';
import type { CartSession, CartState } from '../sessions/cartSession.ts';
import { endsSoon, identityOf } from '../sessions/cartToken.ts';
import type { Leases, Turn } from '../sessions/leases.ts';
import { cutShort } from './cutShort.ts';
import { isUnclear, orderedIn, writeOnce } from './lostChange.ts';
import type { NotForSale } from './notForSale.ts';
import {
  couponGone,
  couponsOf,
  couponsReplaced,
  goneSince,
  kept,
  loweredSince,
  type Notice,
  notice,
  noticesOf,
  notSoldNotices,
  quantitiesOf,
  storeNotices,
} from './notices.ts';
import { rememberOrdered } from './orderedMeanwhile.ts';
import type { Changed, ShownCart } from './shownCart.ts';
import type { Visitor } from './visitor.ts';
import { withWaitingCoupon } from './waitingCoupon.ts';

/** What to do with a cart, and what to put back first where a new one has to be opened. */
export interface Change {
  writes: readonly CartWrite[];
  /** what a second sending of the same changes has, too; without it that is a second wish */
  key?: string | null;
  /** keys of the items that are meant to change */
  touched?: readonly string[];
  /** what the client holds of the cart; nothing where left out */
  restore?(): Promise<Restored>;
  /** Counts the coupon that waited, before it is tried; rejects where too many were: then it goes on waiting. */
  countCoupon?(): Promise<void>;
}

/** What is put back of what a client holds, and what is told of the rest. */
export interface Restored {
  writes: readonly CartWrite[];
  heldBack: readonly Notice[];
}

/** The carts of visitors: each found by its session, changed by one request at a time. */
export class VisitorCarts {
  readonly #store: Store;
  readonly #leases: Leases;
  readonly #notForSale: NotForSale;
  readonly #payments: Payments;
  readonly #orders: OrderRecords;

  constructor(store: Store, leases: Leases, notForSale: NotForSale, payments: Payments, orders: OrderRecords) {
    this.#store = store;
    this.#leases = leases;
    this.#notForSale = notForSale;
    this.#payments = payments;
    this.#orders = orders;
  }

  /** The visitor's cart. Null, without a call, for a visitor who has none: reading opens no cart. */
  async read(visitor: Visitor): Promise<ShownCart | null> {
    const { session } = visitor;
    // On the page of the order its visitor is told there.
    if ((await this.settleUnpaid(visitor)) === 'emptied') session.keep({ ...session.state!, tookOutPaid: true }, false);
    const shown = await this.#read(visitor);
    return shown && this.#withNotSold(shown);
  }

  async #read({ session, scope }: Visitor): Promise<ShownCart | null> {
    const { state, unreadable } = session;
    if (!state && !unreadable) return null;
    const answer = await this.#store.carts.read({ scope, token: state?.token ?? null });
    if (!state) return { ...answer, notices: [notice('CART_UNREADABLE')] };
    if (isAnother(answer, state)) return { ...answer, notices: wasFilled(state) ? [notice('CART_EXPIRED')] : [] };
    const keptNotice = couponGone(answer.cart) ?? state.keptNotice;
    const token = answer.token && endsSoon(state.token) ? answer.token : state.token;
    // Else reading does not change what is remembered: it is told until the visitor does something.
    if (token !== state.token || keptNotice?.message !== state.keptNotice?.message)
      session.keep({ ...state, token, coupons: couponsOf(answer.cart), keptNotice }, answer.cart.items.length > 0);
    return { ...answer, notices: noticesOf(state, answer.cart) };
  }

  /** Changes the visitor's cart; the first change opens one, and so does a change of one that the store has forgotten. */
  async change(visitor: Visitor, change: Change): Promise<Changed> {
    const unpaid = await this.settleUnpaid(visitor);
    const takenOut = unpaid === 'taken out' || unpaid === 'emptied' ? [notice('PAID_TAKEN_OUT')] : [];
    const made = await this.#change(visitor, change);
    const { shown, refusals } = await withWaitingCoupon(visitor.session, made, async write => {
      await change.countCoupon?.();
      return this.#change(visitor, { writes: [write] }, made.shown?.cart);
    });
    return { shown: shown && this.#withNotSold({ ...shown, notices: [...takenOut, ...shown.notices] }), refusals };
  }

  /** @param known the cart as it stands, where it has just been answered */
  async #change(visitor: Visitor, change: Change, known?: StoreCart): Promise<Changed> {
    if (!visitor.session.state) return this.#open(visitor, change);
    const changed = await this.#hold(visitor, async (token, turn) => {
      await rememberOrdered(visitor, orderedIn(turn.left), this.#orders);
      const state = visitor.session.state!;
      const held = { carts: this.#store.carts, scope: visitor.scope, token };
      const before = addsCoupon(change) ? (known ?? (await this.#store.carts.read(held)).cart) : null;
      const made = await writeOnce(held, turn, state.quantities, { writes: change.writes, key: change.key ?? null });
      const isUnknown = made.refusals.some(refused => refused && isUnknownCart(refused));
      if (isUnknown) return null;
      return settle(visitor, { ...state, token }, made, { ...change, before });
    });
    return changed ?? this.#open(visitor, change);
  }

  /** Runs something with the token of the visitor's cart while nothing else changes it. @throws for a visitor who has none */
  hold<T>(visitor: Visitor, work: (token: string, turn: Turn) => Promise<T>): Promise<T> {
    return this.#hold(visitor, async (token, turn) => {
      if (isUnclear(turn.left)) await this.#store.carts.read({ scope: visitor.scope, token });
      return work(token, turn);
    });
  }

  #hold<T>({ session, scope }: Visitor, work: (token: string, turn: Turn) => Promise<T>): Promise<T> {
    const token = session.state!.token;
    return this.#leases.hold(identityOf(token), scope.deadline, turn => work(token, turn));
  }

  /** What became of the orders of this cart that waited for their payment; what was paid for is in it no more. */
  settleUnpaid(visitor: Visitor): Promise<UnpaidOutcome> {
    return settleUnpaid(visitor, { payments: this.#payments, store: this.#store }, work => this.hold(visitor, work));
  }

  #withNotSold(shown: ShownCart): ShownCart {
    const notSold = this.#notForSale.known(shown.cart);
    return notSold.length ? { ...shown, notices: [...shown.notices, ...notSoldNotices(notSold)] } : shown;
  }

  async #open(visitor: Visitor, change: Change): Promise<Changed> {
    const { session, scope } = visitor;
    const restored = (await change.restore?.()) ?? { writes: [], heldBack: [] };
    const coupons = restored.writes.length ? (session.state?.coupons ?? []).map(applied) : [];
    const [count, all] = [restored.writes.length, restored.writes.length + coupons.length];
    const why = lost(session);
    const fresh = await this.#store.carts.read({ scope, token: null });
    if (!fresh.token) throw new UpstreamError('store', '/wc/store/v1/cart', 'shape', { text: 'no token' });
    const { orders = [], unpaid, otherUnpaid } = session.state ?? {};
    const waiting = { unpaid: unpaid && { ...unpaid, changed: true }, otherUnpaid };
    const state = { token: fresh.token, quantities: {}, orders, ...waiting };
    const held = { carts: this.#store.carts, scope, token: fresh.token };
    const made = await this.#leases.hold(identityOf(fresh.token), scope.deadline, turn =>
      writeOnce(
        held,
        turn,
        {},
        { first: [...restored.writes, ...coupons], writes: change.writes, key: change.key ?? null },
      ),
    );
    const [put, refusals] = [made.refusals.slice(0, count), made.refusals.slice(all)];
    const settled = settle(visitor, state, { answer: made.answer ?? fresh, refusals }, change);
    const notices = [
      ...why,
      ...putBack(put),
      ...made.refusals.slice(count, all).flatMap(notPutBack),
      ...restored.heldBack,
      ...settled.shown!.notices,
    ];
    return { ...settled, shown: { ...settled.shown!, notices } };
  }
}

const isAnother = ({ token }: CartAnswer, state: CartState): boolean =>
  token !== null && identityOf(token) !== identityOf(state.token);

const wasFilled = ({ quantities }: CartState): boolean => Object.keys(quantities).length > 0;

/** Remembers what the store answered, and says what has changed besides. */
function settle(
  { session }: Visitor,
  state: CartState,
  { answer, refusals }: WriteAnswer,
  change: Change & { before?: StoreCart | null },
): Changed {
  const refusedWith = refusals.findLast(refused => refused?.cart)?.cart;
  const cart = answer?.cart ?? refusedWith;
  if (!cart) return { shown: null, refusals };
  const replaced = change.before ? couponsReplaced(change.before, cart) : null;
  const fewer = cutShort(change.writes, refusals, { before: state.quantities, cart });
  const notices = [
    ...fewer,
    ...loweredSince(state.quantities, cart, change.touched),
    ...goneSince(state.quantities, cart, change.touched),
    ...storeNotices(cart),
    ...(replaced ? [{ ...notice(replaced.code), ...replaced }] : []),
  ];
  const unpaid = state.unpaid && { ...state.unpaid, changed: state.unpaid.changed || changesItems(change) };
  session.keep(
    {
      ...state,
      unpaid,
      // A form leads to the cart, which is read anew there.
      keptNotice: couponGone(cart) ?? replaced ?? kept('CART_PROBLEM', messagesOf(fewer)),
      tookOutPaid: null,
      token: answer?.token ?? state.token,
      quantities: quantitiesOf(cart),
      coupons: couponsOf(cart),
    },
    cart.items.length > 0,
  );
  return { shown: { cart, hash: answer?.hash ?? null, notices }, refusals };
}

const messagesOf = (notices: readonly Notice[]) => notices.map(({ message }) => message);

const applied = (code: string): CartWrite => ({ path: 'apply-coupon', body: { code } });

const ITEMS = new Set(['add-item', 'update-item', 'remove-item', 'items']);
const changesItems = ({ writes }: Change): boolean => writes.some(({ path }) => ITEMS.has(path));

const addsCoupon = ({ writes }: Change): boolean => writes.some(({ path }) => path === 'apply-coupon');

/** Why a visitor who brought a session has a new cart. */
function lost({ state, unreadable }: CartSession): Notice[] {
  if (unreadable) return [notice('CART_UNREADABLE')];
  return state && wasFilled(state) ? [notice('CART_EXPIRED')] : [];
}

function putBack(refusals: readonly (StoreRefusal | null)[]): Notice[] {
  return [...(refusals.includes(null) ? [notice('PUT_BACK')] : []), ...refusals.flatMap(notPutBack)];
}

const notPutBack = (refused: StoreRefusal | null): Notice[] =>
  refused ? [{ ...notice('NOT_PUT_BACK'), ...(refused.message ? { message: refused.message } : {}) }] : [];
