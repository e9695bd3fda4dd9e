import { SECRETS } from './secrets.ts';

/** Two letters apart is a slip; short names are near to everything. */
const NEAR = 2;
const SHORTEST = 7;

/** Variables that are not known here and look like one that is and was not given: each with its nearest. */
export function misspelt(given: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const names = [...known, ...SECRETS.map(name => `${name}_FILE`)];
  const missing = names.filter(name => !(name in given));
  return Object.keys(given)
    .filter(name => name.length >= SHORTEST && !names.includes(name))
    .flatMap(name => {
      const [nearest] = missing
        .map(one => ({ one, apart: distance(name, one) }))
        .filter(({ apart }) => apart <= NEAR)
        .toSorted((one, other) => one.apart - other.apart);
      return nearest ? [`${name}: not known here. Did you mean ${nearest.one}? Rename it, or unset it`] : [];
    });
}

/** Letters to be put in, left out, replaced, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > NEAR) return NEAR + 1;
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  for (let at = 1; at <= other.length; at += 1) rows[0]![at] = at;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const ways = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same];
      rows[i]![j] = Math.min(...ways, swapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY);
    }
  return rows[one.length]![other.length]!;
}
