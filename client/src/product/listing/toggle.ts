import type { Listing } from './listing.ts';

/** The values with this one added, or without it. */
export const toggle = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(one => one !== value) : [...values, value];

/** The options with one of an attribute's added or taken off; an attribute without any is left out. */
export function toggleOption(options: Listing['options'], slug: string, option: string): Listing['options'] {
  const { [slug]: chosen = [], ...others } = options;
  const next = toggle(chosen, option).toSorted();
  return next.length ? { ...others, [slug]: next } : others;
}
