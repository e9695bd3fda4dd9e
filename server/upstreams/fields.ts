import { decodeHTML } from 'entities';
import { z } from 'zod';

// What PHP sends where a value belongs: the building blocks of every decoder.

/** What a browser would read otherwise than it was sent, so that a page would differ from its data. */
const UNREADABLE = /[^\P{Cc}\s]/gu;

/** Plain text out of a field that may hold entities and tags, e.g. `seals &#038; <b>tape</b>`. */
export const plain = (value: string): string => {
  const bare = value.includes('<') ? value.replace(/<[^>]*>/g, '') : value;
  return (bare.includes('&') ? decodeHTML(bare) : bare)
    .replace(UNREADABLE, '')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
};

const nothing = z.union([z.literal(false), z.null(), z.literal('')]);

/** Text; numbers are taken as their digits, PHP's nothing as ''. */
export const text = z.union([
  z.string().transform(value => value.replace(UNREADABLE, '').toWellFormed()),
  z.number().transform(String),
  z.literal(false).transform(() => ''),
  z.null().transform(() => ''),
]);
export const plainText = text.transform(plain);
/** `{ rendered: '…' }` of wp/v2, or the bare text. */
export const rendered = z.union([z.object({ rendered: text }).transform(value => value.rendered), text]);
export const renderedText = rendered.transform(plain);
/** A decimal number as text; '' and null are null. */
export const decimal = z.union([
  z.string().regex(/^-?\d+(\.\d+)?$/),
  z.number().transform(String),
  nothing.transform(() => null),
]);
export const count = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
  nothing.transform(() => 0),
]);
export const id = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number), nothing.transform(() => 0)]);
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

/** A moment with its offset from WordPress's pair of local time and UTC, neither of which has one. Null when the service gives none. */
export function moment(local: unknown, gmt: unknown): string | null {
  if (typeof local !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(local)) return null;
  const bare = local.slice(0, 19);
  if (typeof gmt !== 'string' || (!gmt.startsWith('2') && !gmt.startsWith('1'))) return `${bare}+00:00`;
  const minutes = Math.round((Date.parse(`${bare}Z`) - Date.parse(`${gmt.slice(0, 19)}Z`)) / 60_000);
  const sign = minutes < 0 ? '-' : '+';
  const two = (n: number) => String(n).padStart(2, '0');
  return `${bare}${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
