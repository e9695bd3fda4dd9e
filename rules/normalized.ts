/** Marks over and under a letter, and what becomes one. No writing puts more than 30 on a letter (UAX #15). */
const MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Text in a Unicode form. To put the marks of one letter in order takes the square of their number: those that nobody can
 * read go first.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(MARKS, '$1').normalize(form);
