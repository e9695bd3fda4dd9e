import { normalized } from '../../../rules/normalized.ts';
import { createBounded } from '../../cache/bounded.ts';

// Keys of attributes and options in filters and URLs. The index knows options by their names alone; the key of a name is
// the slug WordPress makes of it, `38-x-19-mm` for `38 × 19 mm`, with the words of signs that it would leave out.

interface Named {
  /** 0 for an attribute of one product alone */
  id?: number | undefined;
  name: string;
  slug?: string | undefined;
}

/**
 * `pa_size` is `size`. An attribute of one product alone goes by its name: the shop gives a product that for a slug, and
 * its variations what WordPress makes of it, as `grosse` or `%d1%80…`.
 */
export const attributeKey = ({ id, name, slug }: Named): string =>
  keyOf(((id === 0 ? '' : slug) || name).replace(/^pa_/, ''));

/** `38×19` and `38 x 19`, as in sizes. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/g;
/** `19mm` and `19 mm`. */
const UNIT = /(\d)(mm|cm|m|um|μm|g|kg|ml|l)(?![\p{L}\d])/gu;

/** As WordPress makes a slug: lower case without accents, words and measures taken apart. */
const slugOf = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(TIMES, '$1 x ')
    .replace(UNIT, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? '';

/** A shop has some hundred options, and every product of a list names some of them. */
const known = createBounded<string>({ maxBytes: 1_500_000, sizeOf: key => 2 * key.length });

function keyOf(text: string): string {
  const key = known.get(text) ?? slugOf(text);
  known.set(text, key);
  return key;
}

/** Signs that no slug has, as words of one: they may be all that tells options apart. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '±': 'plus minus',
  '#': 'sharp',
  '%': 'percent',
  '|': 'bar',
  '~': 'about',
  '=': 'equals',
  '<': 'below',
  '>': 'above',
  '≤': 'at most',
  '≥': 'at least',
  '★': 'star',
  '☆': 'open star',
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu');
const MINUS = /^\s*[-−–]\s*(?=\d)/u;

/** From a name or a key alike; `A3` and `A3+`, `20 °C` and `-20 °C` are two. */
export const optionKey = (text: string): string =>
  keyOf(text.replace(MINUS, 'minus ').replace(SIGN, sign => ` ${SIGNS[sign]} `));

/** The key of an option for which the shop has none: its name where a slug could be another's, or would be empty. */
export const ownOptionKey = (name: string): string => (optionKey(name) === keyOf(name) && keyOf(name)) || name;
