const WHOLE = /^(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})$/;

/**
 * A whole number as people write it here: '1,440' and '1 440' are 1440. What cannot be read is -1, which the gateway takes
 * for nothing: it then says so at its field. The offer's `typedAmount` reads the same, in code that this page does without.
 */
export function typedWhole(text = ''): number {
  const bare = text.replace(/\s/g, '');
  if (!WHOLE.test(bare)) return -1;
  return Number(bare.replaceAll(',', ''));
}
