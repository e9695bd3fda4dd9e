import { parseStored, readStored, writeStored } from '../../lib/stored.ts';
import { addItem, type ListItem, NO_ITEMS, type QuoteItems, readItems } from './items.ts';

/** The key and the event are the older site's, so that its lists and its listeners go on working. */
const KEY = 'diri_quote_items';
const UPDATED = 'quoteUpdated';

let seen: { raw: string | null; items: QuoteItems } = { raw: null, items: NO_ITEMS };

/** The list as it stands; the same object until it changes. */
export function readList(): QuoteItems {
  const raw = readStored(KEY);
  if (raw !== seen.raw) seen = { raw, items: readItems(parseStored(raw)) };
  return seen.items;
}

/** Changes the list as it stands now, whichever tab wrote it last, and says so. */
export function changeList(change: (items: QuoteItems) => QuoteItems): void {
  writeStored(KEY, JSON.stringify(change(readList())));
  window.dispatchEvent(new Event(UPDATED));
}

/** Puts something on the list; whether there was room. */
export function putOnList(item: ListItem): boolean {
  const before = readList();
  changeList(items => addItem(items, item));
  return readList() !== before;
}

/** Calls when the list changes, here or in another tab. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener(UPDATED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(UPDATED, listener);
    window.removeEventListener('storage', listener);
  };
}
