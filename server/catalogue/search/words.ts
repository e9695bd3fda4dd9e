import { normalized } from '../../../rules/normalized.ts';

// One way from text to words, for what is indexed and for what is asked.

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const UNIT = 'mm|cm|m|um|μm|g|kg|ml|l';
/** `38×19`, `25 x 15 mm` and `48 mm × 50 m`: a size. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.])(${NUMBER})\s*(mm|cm|m)?\s*[x×*]\s*(${NUMBER})(?:\s*(mm|cm|m)(?![\p{L}\d]))?`,
  'gu',
);
/** `19mm` and `19 mm`. */
const MEASURE = new RegExp(String.raw`(?<![\p{L}\d.])(${NUMBER})\s*(${UNIT})(?![\p{L}\d])`, 'gu');
/** Between the sides of a size, and between an amount and its unit. One letter alone would find nearly everything. */
const JOINED = /(\d)\s*[x×*]\s*(?=\d)/giu;
const TOUCHING = new RegExp(String.raw`(\d)(?=\p{L}{2})(?=(?:${UNIT})(?![\p{L}\d]))`, 'giu');
const WORD = new RegExp(String.raw`${NUMBER}(?:x${NUMBER})?[\p{L}\d]*|[\p{L}\p{N}]+`, 'gu');

/** Lower case without accents; `ß` is `ss`. */
export const fold = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // The sign of a diameter says nothing that the size does not.
    .replace(/ø\s*(?=\d)/g, '');

/** `2,5` is `2.5`, and `1,000` is `1000`. */
const plainNumbers = (text: string): string =>
  text.replace(/(\d),(\d{3})(?!\d)/g, '$1$2').replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');

/** Centimetres as millimetres. */
const inMillimetres = (amount: string, unit = ''): [string, string] =>
  unit === 'cm' ? [String(Math.round(Number(amount) * 1e4) / 1e3), 'mm'] : [String(Number(amount)), unit];

/**
 * The words of a text: runs of letters and digits, each in its singular. A size is one word (`25 x 15 mm` is `25x15`), an
 * amount with its unit another (`2,5 mm` is `2.5mm`).
 */
export const wordsOf = (text: string): string[] => wordsIn(plainNumbers(fold(text)), false);

/** The same for what is to be found: a size is found by each of its sides, too. */
export const indexedWords = (text: string): string[] => wordsIn(plainNumbers(fold(text)), true);

const wordsIn = (text: string, withSides: boolean): string[] =>
  (
    text
      .replace(SIZE, (_, first: string, firstUnit: string, second: string, secondUnit: string) => {
        const [a, unitA] = inMillimetres(first, firstUnit ?? secondUnit);
        const [b, unitB] = inMillimetres(second, secondUnit ?? firstUnit);
        return ` ${a}x${b} ${withSides ? `${a}${unitA} ${b}${unitB}` : ''} `;
      })
      .replace(MEASURE, (_, amount: string, unit: string) => inMillimetres(amount, unit).join(''))
      .match(WORD) ?? []
  ).map(singularOf);

/** `batteries`, but not `dies` and `ties`, which only take an s. */
const IN_Y = /(?<=.[^ea])ies$/i;

/** The singular of an English plural, by the rules of Harman's S-stemmer; other words stay. */
function singularOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (IN_Y.test(word)) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^ius]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** A text as it is, with each plural as the part that it shares with its singular, for who looks for parts of words. */
export const singularWords = (text: string): string =>
  text.replace(/[a-z]{4,}/gi, word => (IN_Y.test(word) ? word.slice(0, -3) : beginningOf(word)));

const beginningOf = (word: string): string => word.slice(0, singularOf(word.toLowerCase()).length);

/** A text with its amounts and sizes apart, for who looks for parts of words: `2.5mm` is found in `2.5 mm`, too. */
export const spacedNumbers = (text: string): string => text.replace(JOINED, '$1 x ').replace(TOUCHING, '$1 ');

/** A text with `ss` for its `ß`, else with `ß` for its `ss`, for whoever takes them for different letters. */
export const respelt = (text: string): string =>
  /ß/i.test(text) ? text.replace(/ß/gi, 'ss') : text.replace(/ss/gi, 'ß');

/** A SKU as buyers type it, without dashes, spaces or case. */
export const compactSku = (sku: string): string => sku.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
