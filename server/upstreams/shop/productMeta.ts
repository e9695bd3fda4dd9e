import { linkAddress } from '../../../rules/linkAddress.ts';
import type { Config } from '../../config.ts';
import type { MetaKey } from './metaKeys.ts';
import type { Product } from './wire.ts';

// What shops keep in meta data for want of a field, in the shapes that editors and plugins give it. Whatever cannot be
// understood is nothing: a product page never fails for it.

export interface Break {
  quantity: number;
  /** exact decimal */
  price: string;
}

/** The value under a key, as it came. */
export function metaUnder(
  { meta_data: rows = [] }: Product,
  name: MetaKey,
  configured: Config['productMeta'],
): unknown {
  const key = name in configured ? configured[name as keyof typeof configured] : name;
  return rows.find(row => row.key === key)?.value;
}

/** A text or a number as text. Anything else is empty: not every object can be made one. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

const wholeNumber = (value: unknown): number | null =>
  /^\d{1,7}$/.test(textOf(value).trim()) && Number(value) > 0 ? Number(value) : null;

const amount = (value: unknown): string | null => textOf(value).match(/^\s*(\d{1,9}(?:\.\d{1,6})?)\s*$/)?.[1] ?? null;

/** A minimum above one piece: one is what everybody may order. */
export function readMinimum(value: unknown): number | null {
  const minimum = wholeNumber(value);
  return minimum && minimum > 1 ? minimum : null;
}

/** Where a link may lead, or an upload that an editor's field describes by its `url`. */
export function readAddress(value: unknown): string | undefined {
  const address = value && typeof value === 'object' && 'url' in value ? value.url : value;
  return typeof address === 'string' ? (linkAddress(address) ?? undefined) : undefined;
}

/**
 * `[{"quantity":5,"price":"66.40"}]`, `{"5":"66.40"}` or `5:66.40, 10:59.98`; smallest quantity first, each once. What is
 * listed of a single piece is no break: that costs what the product, or the chosen variation of it, says.
 */
export function readBreaks(value: unknown): Break[] {
  const pairs = pairsOf(typeof value === 'string' ? parsed(value) : value);
  const breaks = pairs.flatMap(([from, price]) => {
    const quantity = wholeNumber(from);
    const exact = amount(price);
    return quantity && quantity > 1 && exact ? [{ quantity, price: exact }] : [];
  });
  return [...new Map(breaks.map(one => [one.quantity, one])).values()].toSorted((a, b) => a.quantity - b.quantity);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split(/[,;\n]/).map(pair => pair.split(/[:=]/));
  }
}

function pairsOf(value: unknown): [unknown, unknown][] {
  if (!value || typeof value !== 'object') return [];
  if (!Array.isArray(value)) return Object.entries(value);
  return value.flatMap((entry): [unknown, unknown][] => {
    if (Array.isArray(entry)) return [[entry[0], entry[1]]];
    if (!entry || typeof entry !== 'object') return [];
    const row = entry as Record<string, unknown>;
    return [[row.quantity ?? row.from ?? row.min, row.price]];
  });
}
