import { decodeHTML } from 'entities';
import { z } from 'zod';
import { webAddress } from '../../rules/linkAddress.ts';
import { type Field, type Read, readerOf, UNFIT } from './decoder.ts';
import { UpstreamError } from './errors.ts';

// What PHP sends where a value belongs: the building blocks of every decoder.

/** What a browser would read otherwise than it was sent, so that a page would differ from its data. */
const UNREADABLE = /[^\P{Cc}\s]/gu;

/** Nearly every text is of these alone: nothing else is looked for in it then. */
const COMMON = /^[ -~]*$/;

/** Text without what nobody can read. */
export const readable = (value: string): string =>
  COMMON.test(value) ? value : value.replace(UNREADABLE, '').toWellFormed();

/** A tag, as far as the next one begins: what is never closed must not be looked through again and again. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/** What stands in a page without being its text, to its end or to the text's. */
const UNSHOWN = /<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>|$)/gi;

/** Where blanks are more than one between two words. */
const LOOSE = /^\s|\s$|\s\s|[^\S ]/;

/** Plain text out of a field that may hold entities and tags, e.g. `seals &#038; <b>tape</b>`. */
export const plain = (value: string): string => {
  const bare = value.includes('<') ? value.replace(UNSHOWN, '').replace(TAG, '') : value;
  const shown = readable(bare.includes('&') ? decodeHTML(bare) : bare);
  return LOOSE.test(shown) ? shown.replace(/\s+/g, ' ').trim() : shown;
};

export const field = <T>(what: string, read: Read<T>): Field<T> =>
  Object.assign(
    z.transform((value: unknown, context): T => {
      const fit = read(value);
      if (fit !== UNFIT) return fit;
      context.issues.push({ code: 'custom', message: `no ${what}`, input: value });
      return z.NEVER;
    }),
    { read },
  );

/** What was read, told further. */
const then =
  <T, U>(read: Read<T>, further: (value: T) => U | typeof UNFIT): Read<U> =>
  value => {
    const fit = read(value);
    return fit === UNFIT ? UNFIT : further(fit);
  };
const where = <T>(read: Read<T>, fits: (value: T) => boolean): Read<T> =>
  then(read, value => (fits(value) ? value : UNFIT));

const isNothing = (value: unknown): boolean => value === null || value === false || value === '';

const readText: Read<string> = value => {
  if (typeof value === 'string') return readable(value);
  if (typeof value === 'number') return String(value);
  return isNothing(value) ? '' : UNFIT;
};
const readRendered: Read<string> = value =>
  readText(value && typeof value === 'object' && 'rendered' in value ? value.rendered : value);

/** Text; numbers are taken as their digits, PHP's nothing as ''. */
export const text = field('text', readText);
export const plainText = field('text', then(readText, plain));
/** `{ rendered: '…' }` of wp/v2, or the bare text. */
export const rendered = field('text', readRendered);
export const renderedText = field('text', then(readRendered, plain));
/** Plain text whose line breaks are meant. */
export const plainLines = field(
  'text',
  then(readText, value => value.split('\n').map(plain).join('\n').trim()),
);
/** A decimal number as text; '' and null are null. One too small or too large to be written out is none. */
export const decimal = field<string | null>('number', value => {
  // A price stays as it was typed in: '.50', or blanks alone.
  const typed = typeof value === 'string' ? value.trim() : value;
  if (isNothing(typed)) return null;
  const written = typeof typed === 'string' ? typed.replace(/^\./, '0.') : typeof typed === 'number' && String(typed);
  return typeof written === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(written) ? written : UNFIT;
});
const MOST = 2 ** 31 - 1;
/** Whole pieces, as many as GraphQL can count. */
const pieces = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.trunc(value)));
/** A whole number; '' and null are 0. Where none is told apart from 0 it is `count.nullable()`. */
export const count = field('number', value => {
  if (typeof value === 'number') return pieces(value);
  if (isNothing(value)) return 0;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? pieces(Number(value)) : UNFIT;
});
const readId: Read<number> = value => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : UNFIT;
  if (isNothing(value)) return 0;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : UNFIT;
};
/** What a row points at; 0 is nothing. */
export const id = field('id', readId);
/** What a row is known by. */
export const ownId = field(
  'id',
  where(readId, value => value > 0),
);
/** What a row is called in addresses: without it, it has none here. */
export const slug = field(
  'slug',
  where(readText, value => /^[^\s/?#<>"&\\]+$/.test(value)),
);
/** Where a file or a page of a service lies. */
export const address = field(
  'address',
  where(readText, value => webAddress(value) === value),
);
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const flag = field('flag', value => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'yes') return true;
  return isNothing(value) || value === 0 || value === '0' || value === 'no' ? false : UNFIT;
});
/** The items of a list. One that a plugin filtered has gaps, and PHP sends what is left as a map by its places. */
const itemsOf = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value;
  const isByPlace = value !== null && typeof value === 'object' && Object.keys(value).every(key => /^\d+$/.test(key));
  return isByPlace ? Object.values(value) : null;
};
export const ids = field<number[]>('list of ids', value => {
  if (isNothing(value)) return [];
  const items = itemsOf(value);
  if (!items) return UNFIT;
  const read = items.map(readId);
  return read.includes(UNFIT) ? UNFIT : (read as number[]);
});
/** An object that PHP sends as [] or false when it is empty. */
export const map = field<Record<string, unknown>>('map', value => {
  if (isNothing(value) || Array.isArray(value)) return {};
  return typeof value === 'object' ? (value as Record<string, unknown>) : UNFIT;
});
/** What only adorns a row: where it cannot be read, the row is shown without it. */
export const lenient = <T>(adorning: z.ZodType<T>) => field('value', orNothing(readerOf(adorning))).optional();
const orNothing =
  <T>(read: Read<T>): Read<T | undefined> =>
  value => {
    const fit = read(value);
    return fit === UNFIT ? undefined : fit;
  };
/** A list that may be absent; items that do not fit are left out, so that one broken row costs only itself. */
export const listOf = <T>(item: z.ZodType<T>) => {
  const read = readerOf(item);
  return field('list', value => (itemsOf(value) ?? []).map(read).filter((fit): fit is T => fit !== UNFIT));
};

const entry = z.object({ key: z.string(), value: z.unknown() });
const readEntries = readerOf(listOf(entry));
const readEntry = readerOf(entry);
/** What plugins wrote beside a row: a list, or a map by its keys. */
export const meta = field('meta data', value =>
  itemsOf(value) || typeof value !== 'object'
    ? readEntries(value)
    : readEntries(
        Object.entries(value ?? {}).map(([key, one]) => (readEntry(one) === UNFIT ? { key, value: one } : one)),
      ),
);

/**
 * The rows of a list that a service answered; those that do not fit are left out.
 * @throws UpstreamError where it is no list, or where nothing of it can be read
 */
export function rowsOf<T>({ name }: { name: string }, path: string, json: unknown, item: z.ZodType<T>): T[] {
  const rows = listOf(item).parse(json);
  if (!Array.isArray(json) || (json.length && !rows.length))
    throw new UpstreamError(name, path, 'shape', { text: 'a list was expected' });
  return rows;
}

/** No place on earth is farther from UTC. */
const FARTHEST_MINUTES = 14 * 60;

/** A moment that is always there: 1970 where the service gives none. */
export const momentOrEpoch = (local: unknown, gmt: unknown): string =>
  moment(local, gmt) ?? '1970-01-01T00:00:00+00:00';

/** A moment with its offset from WordPress's pair of local time and UTC, neither of which has one. Null when the service gives none. */
export function moment(local: unknown, gmt: unknown): string | null {
  if (typeof local !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(local)) return null;
  const bare = local.slice(0, 19);
  if (Number.isNaN(Date.parse(`${bare}Z`))) return null;
  if (typeof gmt !== 'string' || (!gmt.startsWith('2') && !gmt.startsWith('1'))) return `${bare}+00:00`;
  const minutes = Math.round((Date.parse(`${bare}Z`) - Date.parse(`${gmt.slice(0, 19)}Z`)) / 60_000);
  if (!(Math.abs(minutes) <= FARTHEST_MINUTES)) return `${bare}+00:00`;
  const sign = minutes < 0 ? '-' : '+';
  const two = (n: number) => String(n).padStart(2, '0');
  return `${bare}${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
