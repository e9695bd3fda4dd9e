const LENGTHS = [8, 12, 13, 14];

/**
 * Whether a number in the trade is one: GTIN-8, -12, -13 or -14 with the check digit of its others. Whoever lists the
 * goods of shops refuses all others.
 */
export function isGtin(text: string | null | undefined): text is string {
  if (!text || !/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = [...text].reduceRight((all, digit, at) => all + Number(digit) * ((text.length - at) % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
