import { fillText } from '../fillText.ts';
import { quoteItemTexts } from '../texts/quote/quoteItem.ts';
import { cleanLine } from './cleanText.ts';
import type { FieldError } from './validation.ts';

/** An entry of the browser's quote list (key diri_quote_items), as stored there. */
export interface QuoteItem {
  readonly productId: string | number;
  readonly productName: string;
  readonly quantity: number;
  readonly sku?: string | null;
  /** As it was shown, e.g. 'R 12.50'; for reading, never for reckoning. */
  readonly price?: string | null;
  readonly notes?: string | null;
}

/** An entry as it is kept: each text one clean line of bounded length, empty where nothing was said. */
export interface AskedItem {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  readonly sku: string;
  readonly price: string;
  readonly notes: string;
}

/** Most entries one request can carry. */
export const MAX_QUOTE_ITEMS = 100;

/** Most pieces of one product that are believed. */
export const MAX_QUANTITY = 100_000_000;

/** Characters of an entry's texts that are read, in UTF-16 units. */
export const quoteItemLimits = { productId: 40, productName: 200, sku: 100, price: 40, notes: 500 } as const;

/** A whole number from 1; anything else counts as 1, as on the product page. */
export function quoteQuantity(quantity: number): number {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : 1;
}

/** What is wrong with a quote list, or null. Its names are the shop's own: one that is too long is cut. */
export function checkQuoteItems(items: readonly QuoteItem[]): FieldError | null {
  if (items.length > MAX_QUOTE_ITEMS)
    return { code: 'TOO_LONG', message: fillText(quoteItemTexts.tooManyItems, { max: MAX_QUOTE_ITEMS }) };
  if (items.some(({ quantity }) => quoteQuantity(quantity) !== quantity))
    return { code: 'OUT_OF_RANGE', message: fillText(quoteItemTexts.quantity, { max: MAX_QUANTITY }) };
  if (items.some(({ notes }) => (notes ?? '').length > quoteItemLimits.notes))
    return { code: 'TOO_LONG', message: fillText(quoteItemTexts.longNotes, { max: quoteItemLimits.notes }) };
  return null;
}

/** The entries of a quote list as they are kept; those without a name are left out. */
export function askedItems(items: readonly QuoteItem[]): AskedItem[] {
  return items.map(askedItem).filter(({ productName }) => productName !== '');
}

function askedItem({ productId, productName, quantity, sku, price, notes }: QuoteItem): AskedItem {
  return {
    productId: part(String(productId), quoteItemLimits.productId),
    productName: part(productName, quoteItemLimits.productName),
    quantity: quoteQuantity(quantity),
    sku: part(sku, quoteItemLimits.sku),
    price: part(price, quoteItemLimits.price),
    notes: part(notes, quoteItemLimits.notes),
  };
}

/**
 * The quote list as text, one line per entry, for a service that has no field for it: '5 x ICASA Label (REG-ICA-2515,
 * shown at R 12.50): matt, please'. Entries without a name are left out; empty for an empty list.
 */
export function quoteItemsText(items: readonly QuoteItem[]): string {
  const lines = askedItems(items).map(lineOf);
  return lines.length === 0 ? '' : [quoteItemTexts.listHeading, ...lines].join('\n');
}

function lineOf({ productName, quantity, sku, price, notes }: AskedItem): string {
  const details = [sku, price && fillText(quoteItemTexts.shownAt, { price })].filter(Boolean).join(', ');
  return `${quantity} x ${productName}${details && ` (${details})`}${notes && `: ${notes}`}`;
}

function part(text: string | null | undefined, max: number): string {
  return typeof text === 'string' ? cleanLine(text.slice(0, max)) : '';
}
