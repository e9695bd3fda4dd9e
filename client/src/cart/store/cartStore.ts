import type { Ask } from '../../data/ask.ts';
import type { CartItemInput } from '../../gql/graphql.ts';
import { askCart, askChange, CartRefusal, type InputOf, type LateChange } from './askGateway.ts';
import { type CartView, eachOnce, isForgotten } from './cartView.ts';
import { changedPrices } from './changedPrices.ts';
import { keepUnsaved, onCopyChanged, readCopy, writeCopy } from './copy.ts';
import { hasCart, setCountUnderWay } from './count.ts';
import { inTurn } from './inTurn.ts';
import {
  type Cart,
  type CartLine,
  countOf,
  findLine,
  isSame,
  linesOf,
  type PendingChange,
  restoreOf,
  withPendingChange,
  withPendingChanges,
} from './lines.ts';
import { createRetry } from './retry.ts';
import { sendPendingChange } from './sendPendingChange.ts';
import { sendUnsaved } from './sendUnsaved.ts';

/**
 * The visitor's cart in this tab. Changes show at once and are sent in order; one the store refuses is taken back, one
 * it could not be asked is kept in the local copy and sent when the store is back. Both are rethrown to the caller.
 */
export class CartStore {
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  readonly #retry = createRetry(() => void this.load());
  #cart: Cart | null = null;
  #lines: readonly CartLine[] = readCopy().items;
  #status: CartView['status'] = 'loading';
  #pending: readonly PendingChange[] = [];
  #waiting = 0;
  #loading: Promise<void> | null = null;
  /** what changes were answered besides, which no later reading repeats; told until the next change */
  #notices: CartView['notices'] = [];
  /** the list that was sent last, until a change is answered: what is sent again is no second wish */
  #sent: { list: string; key: string | undefined } | null = null;
  #view: CartView | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
    onCopyChanged(() => {
      this.#lines = readCopy().items;
      this.#show();
      void this.load();
    });
    // Whoever reloads or leaves meanwhile would lose what has not been sent yet, and the cart that comes with an answer.
    window.addEventListener('pagehide', () => {
      if (this.#pending.length > 0) this.#keep(this.#pending);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = (): CartView => {
    this.#view ??= {
      lines: withPendingChanges(this.#lines, [...readCopy().unsaved, ...this.#pending]),
      cart: this.#cart,
      status: this.#status,
      unsaved: readCopy().unsaved.length > 0,
      busy: this.#waiting > 0,
      notices: eachOnce([...this.#notices, ...(this.#cart?.notices ?? [])]),
    };
    return this.#view;
  };

  /** Reads the cart where no screen does so; what the visitor has to be told there: of a price the cart tells. */
  async start(): Promise<CartView['notices']> {
    if (this.#status !== 'loading' || this.#waiting > 0) return [];
    await this.load();
    return this.#notices.filter(({ code }) => code !== 'REPRICED');
  }

  /** Reads the cart, and sends what the store has not taken yet. Never rejects: the view tells. */
  load(): Promise<void> {
    this.#loading ??= this.#work(() => this.#load()).finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      if (!hasCart()) return this.#take(null);
      await this.#adopt(await askCart(this.#ask));
    } catch {
      this.#status = 'failed';
      this.#retry.later();
    }
  }

  /** Begins with the cart that came with the page; while a change is under way, that may be older than the change. */
  begin(cart: Cart | null): Promise<void> {
    if (this.#waiting > 0 && this.#cart) return this.load();
    if (!isForgotten(cart)) this.#take(cart);
    return this.#work(() => this.#adopt(cart).catch(() => this.#retry.later()));
  }

  /** Takes a cart that was read; one that the store has forgotten is put back from the local copy. */
  async #adopt(cart: Cart | null): Promise<void> {
    const held = restoreOf(readCopy().items);
    if (isForgotten(cart) && held.length > 0)
      this.#takeChanged(await askChange(this.#ask, 'estimate', { restore: held }), true);
    else this.#take(cart);
    await this.#sendUnsaved();
    this.#retry.done();
  }

  /** Puts `line.quantity` pieces more into the cart. @throws CartRefusal, or whatever kept the store from answering */
  add(line: CartLine): Promise<Cart> {
    const failed = readCopy().unsaved.find(one => isSame(one.line, line));
    // What its visitor was told of as failed is no second wish: it is wanted once, whatever has come of it since.
    if (failed?.more === line.quantity) return this.#change([failed], () => this.#send({ line: failed.line }));
    const before = findLine(this.read().lines, line);
    const quantity = (before?.quantity ?? 0) + line.quantity;
    return this.#want({
      line: { ...(before ?? line), quantity },
      more: line.quantity,
      sent: newKey(),
    });
  }

  /** Puts several products into the cart at once; the cart's notices tell what was not put in. @throws as `add` */
  addMany(items: CartItemInput[]): Promise<Cart> {
    return this.#change([], () => {
      const list = JSON.stringify(items);
      if (this.#sent?.list !== list) this.#sent = { list, key: newKey() };
      return askChange(this.#ask, 'addMany', { ...this.#restore(), items, key: this.#sent.key });
    });
  }

  /** Sets how many there are; 0 or fewer removes the line. @throws as `add` */
  setQuantity(line: CartLine, quantity: number): Promise<Cart> {
    return this.#want({ line: { ...line, quantity } });
  }

  /** Empties the cart here and in the store. @throws as `add` */
  async clear(): Promise<void> {
    const pendingChanges = this.read().lines.map(line => ({ line: { ...line, quantity: 0 } }));
    await this.#try(pendingChanges, async () => {
      const emptied = await askChange(this.#ask, 'clear', undefined);
      // What was still to be saved was cleared with the rest.
      writeCopy({ items: [], unsaved: [] });
      this.#takeChanged(emptied);
    });
  }

  /** Makes a change that shows once it is made. @throws as `add` */
  change<C extends LateChange>(change: C, input: InputOf<C>): Promise<Cart> {
    return this.#change([], () => askChange(this.#ask, change, { ...this.#restore(), ...input }));
  }

  /** Puts what is shown into a new cart, where the store says that it has forgotten this one. @throws as `add` */
  putBack(place: InputOf<'estimate'>): Promise<Cart> {
    return this.change('estimate', { ...place, restore: restoreOf(this.#lines) });
  }

  #restore() {
    return { restore: hasCart() ? restoreOf(this.#lines) : [] };
  }

  #want(pendingChange: PendingChange): Promise<Cart> {
    return this.#change([pendingChange], () => {
      // A newer change of the same line makes this one idle.
      const newer = this.#pending
        .slice(this.#pending.indexOf(pendingChange) + 1)
        .find(({ line }) => isSame(line, pendingChange.line));
      return this.#cart && newer && !newer.more ? this.#cart : this.#send(pendingChange);
    });
  }

  /** Makes changes once the store has what it has not taken yet. */
  #change(pendingChanges: readonly PendingChange[], ask: () => Cart | Promise<Cart>): Promise<Cart> {
    return this.#try(pendingChanges, async () => {
      await this.#sendUnsaved();
      return this.#takeChanged(await ask());
    });
  }

  /** Shows changes at once and sends them; a refusal takes them back, a failure leaves them pending. */
  #try<T>(pendingChanges: readonly PendingChange[], work: () => Promise<T>): Promise<T> {
    this.#pending = [...this.#pending, ...pendingChanges];
    this.#notices = [];
    return this.#work(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof CartRefusal)) this.#keep(pendingChanges);
        else if (error.cart) this.#takeChanged(error.cart);
        throw error;
      } finally {
        this.#pending = this.#pending.filter(pendingChange => !pendingChanges.includes(pendingChange));
      }
    });
  }

  async #work<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    this.#show();
    try {
      return await inTurn(work);
    } finally {
      this.#waiting -= 1;
      this.#show();
    }
  }

  #send(pendingChange: PendingChange): Promise<Cart> {
    return sendPendingChange(this.#ask, pendingChange, { lines: this.#lines, ...this.#restore() });
  }

  async #sendUnsaved(): Promise<void> {
    if (readCopy().unsaved.length === 0) return;
    this.#take(hasCart() ? await askCart(this.#ask) : null);
    await sendUnsaved({
      cart: () => this.#cart,
      send: async pendingChange => this.#takeChanged(await this.#send(pendingChange)),
      tell: notice => {
        this.#notices = [...this.#notices, notice];
      },
    });
  }

  #keep(pendingChanges: readonly PendingChange[]): void {
    const unsaved = pendingChanges.reduce(withPendingChange, readCopy().unsaved);
    keepUnsaved(this.#lines, unsaved);
    if (unsaved.length > 0) this.#retry.later();
  }

  #takeChanged(cart: Cart, isRead = false): Cart {
    this.#sent = null;
    this.#notices = [...this.#notices, ...cart.notices];
    this.#take({ ...cart, notices: [] }, isRead);
    return cart;
  }

  /** A price that the visitor's own change moved, as another country does, is no news. */
  #take(cart: Cart | null, isRead = true): void {
    const lines = linesOf(cart);
    if (isRead) this.#notices = [...this.#notices, ...changedPrices(this.#lines, lines)];
    this.#cart = cart;
    this.#lines = lines;
    this.#status = 'ready';
    keepUnsaved(this.#lines, readCopy().unsaved);
    this.#show();
  }

  #show(): void {
    this.#view = null;
    setCountUnderWay(this.#pending.length > 0 ? countOf(this.read().lines) : null);
    for (const listener of this.#listeners) listener();
  }
}

/** Only a secure address has any. */
const newKey = (): string | undefined => globalThis.crypto.randomUUID?.();

const stores = new WeakMap<Ask, CartStore>();

/** The one cart of a browser's ask. */
export function cartStore(ask: Ask): CartStore {
  const store = stores.get(ask) ?? new CartStore(ask);
  stores.set(ask, store);
  return store;
}
