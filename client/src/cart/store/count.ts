import { parseStored, readStored, subscribeStored } from '../../lib/stored.ts';

/** Where this browser keeps its copy of the cart; the key is the older site's. */
export const COPY_KEY = 'wc-cart';

/** Set by the gateway beside the sealed cookie, for scripts to know that there is a cart worth asking for. */
const isMarked = (): boolean => /(^|;\s*)has-cart=1(;|$)/.test(document.cookie);

/** A list that was stored, whoever stored it. */
export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const keptLists = () => {
  const copy = parseStored(readStored(COPY_KEY)) as { items?: unknown; unsaved?: unknown } | null;
  return { items: listed(copy?.items), unsaved: listed(copy?.unsaved) };
};

/** Whether this visitor has a cart: one with the store, or changes that the store has yet to take. */
export const hasCart = (): boolean => isMarked() || keptLists().unsaved.length > 0;

/** pieces as they will be, while changes are on their way to the store */
let underWay: number | null = null;
const listeners = new Set<() => void>();

/** Says how many pieces there will be once the store has taken what is under way; null when nothing is. */
export function setCountUnderWay(count: number | null): void {
  underWay = count;
  for (const listener of listeners) listener();
}

/** How many pieces are in the cart, as far as this browser knows: all that the header of every page needs. */
export const readCount = (): number => underWay ?? countKept();

const countKept = (): number =>
  hasCart() ? keptLists().items.reduce<number>((sum, item) => sum + piecesOf(item), 0) : 0;

const piecesOf = (item: unknown): number => {
  const { quantity } = (item ?? {}) as { quantity?: unknown };
  return Number.isSafeInteger(quantity) ? (quantity as number) : 0;
};

export function subscribeCount(listener: () => void): () => void {
  const unsubscribe = subscribeStored(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}
