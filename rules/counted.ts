import { fillText } from './fillText.ts';

/** How many there are, in words: one has a text of its own, any other count stands in the `{count}` of the second. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillText(many, { count });
