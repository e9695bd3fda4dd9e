// One way from text to words, for what is indexed and for what is asked.

/** `38×19` and `38 x 19`, as in sizes. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/g;
/** `19mm` and `19 mm`. */
const UNIT = /(\d)(mm|cm|m|um|μm|g|kg|ml|l)(?![\p{L}\d])/gu;

/** Lower case without accents, measures taken apart: `38×19mm` and `38 x 19 mm` read the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(TIMES, '$1 x ')
    .replace(UNIT, '$1 $2');

/** The words of a text: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A SKU as buyers type it, without dashes, spaces or case. */
export const compactSku = (sku: string): string => sku.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
