import { MAX_QUANTITY, MAX_QUOTE_ITEMS, type QuoteItem, quoteQuantity } from '../../../../rules/forms/quoteItems.ts';

/** An entry of the quote list as this site writes it; what is not known is empty. */
export interface ListItem extends QuoteItem {
  readonly productId: string;
  readonly sku: string;
  readonly price: string;
  readonly notes: string;
}

export type QuoteItems = readonly ListItem[];

/** The empty list, always the same object: nothing is drawn anew for another one. */
export const NO_ITEMS: QuoteItems = [];

export const MAX_NOTES = 500;

/** A variation without a SKU of its own bears its product's: then its name tells it from others. */
export const isSame = (one: ListItem, other: ListItem): boolean =>
  one.productId === other.productId && one.sku === other.sku && one.productName === other.productName;

/** What tells an entry from every other one of a list. */
export const itemKey = ({ productId, sku, productName }: ListItem): string =>
  JSON.stringify([productId, sku, productName]);

/** An existing entry grows by the quantity; a new one comes last. A full list takes nothing new. */
export function addItem(items: QuoteItems, item: ListItem): QuoteItems {
  const known = items.find(one => isSame(one, item));
  if (!known) return items.length < MAX_QUOTE_ITEMS ? [...items, item] : items;
  const quantity = Math.min(MAX_QUANTITY, known.quantity + item.quantity);
  const grown = { ...known, quantity, price: item.price || known.price, notes: known.notes || item.notes };
  return items.map(one => (one === known ? grown : one));
}

/** The entries in a stored list, whoever wrote it: what is none is left out, what is there twice is added up. */
export function readItems(stored: unknown): QuoteItems {
  return Array.isArray(stored) ? stored.flatMap(readItem).reduce(addItem, NO_ITEMS) : NO_ITEMS;
}

function readItem(stored: unknown): ListItem[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { productId, productName, quantity, sku, price, notes } = stored as Record<string, unknown>;
  const item = {
    productId: text(productId, 40),
    productName: text(productName, 200),
    quantity: quoteQuantity(Number(quantity)),
    sku: text(sku, 100),
    price: text(price, 40),
    notes: text(notes, MAX_NOTES),
  };
  return item.productId && item.productName.trim() ? [item] : [];
}

const text = (value: unknown, max: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) : '';
