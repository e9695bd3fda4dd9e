import { decodeHTML } from 'entities';
import { z } from 'zod';
import { webAddress } from '../../rules/linkAddress.ts';
import { UpstreamError } from './errors.ts';

// What PHP sends where a value belongs: the building blocks of every decoder.

/** What a browser would read otherwise than it was sent, so that a page would differ from its data. */
const UNREADABLE = /[^\P{Cc}\s]/gu;

/** Text without what nobody can read. */
export const readable = (value: string): string => value.replace(UNREADABLE, '').toWellFormed();

/** A tag, as far as the next one begins: what is never closed must not be looked through again and again. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/** What stands in a page without being its text, to its end or to the text's. */
const UNSHOWN = /<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>|$)/gi;

/** Plain text out of a field that may hold entities and tags, e.g. `seals &#038; <b>tape</b>`. */
export const plain = (value: string): string => {
  const bare = value.includes('<') ? value.replace(UNSHOWN, '').replace(TAG, '') : value;
  return readable(bare.includes('&') ? decodeHTML(bare) : bare)
    .replace(/\s+/g, ' ')
    .trim();
};

const nothing = z.union([z.literal(false), z.null(), z.literal('')]);

/** Text; numbers are taken as their digits, PHP's nothing as ''. */
export const text = z.union([
  z.string().transform(readable),
  z.number().transform(String),
  z.literal(false).transform(() => ''),
  z.null().transform(() => ''),
]);
export const plainText = text.transform(plain);
/** `{ rendered: '…' }` of wp/v2, or the bare text. */
export const rendered = z.union([z.object({ rendered: text }).transform(value => value.rendered), text]);
export const renderedText = rendered.transform(plain);
/** Plain text whose line breaks are meant. */
export const plainLines = text.transform(value => value.split('\n').map(plain).join('\n').trim());
/** A decimal number as text; '' and null are null. One too small or too large to be written out is none. */
export const decimal = z.union([
  z.union([z.string(), z.number().transform(String)]).pipe(z.string().regex(/^-?\d{1,15}(\.\d+)?$/)),
  nothing.transform(() => null),
]);
/** Whole pieces, as many as GraphQL can count. */
const pieces = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.trunc(value)));
const MOST = 2 ** 31 - 1;
export const count = z.union([
  z.number().transform(pieces),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(value => pieces(Number(value))),
  nothing.transform(() => 0),
]);
/** What a row points at; 0 is nothing. */
export const id = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  nothing.transform(() => 0),
]);
/** What a row is known by. */
export const ownId = id.refine(value => value > 0, 'no id');
/** What a row is called in addresses: without it, it has none here. */
export const slug = text.refine(value => /^[^\s/?#<>"&\\]+$/.test(value), 'no slug');
/** Where a file or a page of a service lies. */
export const address = text.refine(value => webAddress(value) === value, 'no address');
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const flag = z.union([
  z.boolean(),
  nothing.transform(() => false),
  z.union([z.literal(1), z.literal('1'), z.literal('yes')]).transform(() => true),
  z.union([z.literal(0), z.literal('0'), z.literal('no')]).transform(() => false),
]);
export const ids = z.union([z.array(id), nothing.transform((): number[] => [])]);
/** An object that PHP sends as [] or false when it is empty. */
export const map = z.union([
  z.array(z.unknown()).transform((): Record<string, unknown> => ({})),
  nothing.transform((): Record<string, unknown> => ({})),
  z.record(z.string(), z.unknown()),
]);
/** What only adorns a row: where it cannot be read, the row is shown without it. */
export const lenient = <T extends z.ZodType>(field: T) => field.optional().catch(undefined as z.output<T>);
/** A list that may be absent; items that do not fit are left out, so that one broken row costs only itself. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.unknown().transform((value): z.output<T>[] =>
    Array.isArray(value)
      ? value.flatMap(entry => {
          const parsed = item.safeParse(entry);
          return parsed.success ? [parsed.data] : [];
        })
      : [],
  );

/**
 * The rows of a list that a service answered; those that do not fit are left out.
 * @throws UpstreamError where it is no list, or where nothing of it can be read
 */
export function rowsOf<T extends z.ZodType>(
  { name }: { name: string },
  path: string,
  json: unknown,
  item: T,
): z.output<T>[] {
  const rows = listOf(item).parse(json);
  if (!Array.isArray(json) || (json.length && !rows.length))
    throw new UpstreamError(name, path, 'shape', { text: 'a list was expected' });
  return rows;
}

/** No place on earth is farther from UTC. */
const FARTHEST_MINUTES = 14 * 60;

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
