import * as z from 'zod/mini';
import { cleanLine, cleanLines } from './cleanText.ts';

/**
 * What can be wrong with a field, as the schemas below say it. `validation.ts` turns it into a code and a sentence: the
 * schema knows the rule, not the words.
 */
export type Fault = 'required' | 'unchosen' | 'tooLong' | 'email' | 'unknown';

const fault = (name: Fault, abort = false) => ({ error: name, abort });

/** Longest values, in UTF-16 units as browsers count `maxlength`. */
export const limits = { line: 200, email: 254, phone: 40, text: 5000, path: 200 } as const;

// The pattern browsers use for type=email, with a dot demanded in the domain as the content service does.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** True for an address that browsers and the content service take. */
export function isEmail(text: string): boolean {
  return text.length <= limits.email && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text);
}

const required = z.minLength(1, fault('required', true));
const chosen = z.minLength(1, fault('unchosen', true));

/** One optional line of text. */
export const line = (max: number = limits.line) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(max, fault('tooLong')));

/** One line that must not be empty. */
export const requiredLine = () =>
  z.string().check(z.overwrite(cleanLine), required, z.maxLength(limits.line, fault('tooLong')));

/** Optional text of several lines. */
export const text = (most: number = limits.text) =>
  z.string().check(z.overwrite(cleanLines), z.maxLength(most, fault('tooLong')));

/** Text of several lines that must not be empty. */
export const requiredText = () =>
  z.string().check(z.overwrite(cleanLines), required, z.maxLength(limits.text, fault('tooLong')));

/** An e-mail address that must be given. */
export const email = () => z.string().check(z.overwrite(cleanLine), required, z.refine(isEmail, fault('email')));

/** A value from a list, or an empty one. */
export const option = (values: readonly string[]) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.refine(value => value === '' || values.includes(value), fault('unknown')),
  );

/** A value from a list that must be chosen. */
export const requiredOption = (values: readonly string[]) =>
  z.string().check(
    z.overwrite(cleanLine),
    chosen,
    z.refine(value => values.includes(value), fault('unknown')),
  );
