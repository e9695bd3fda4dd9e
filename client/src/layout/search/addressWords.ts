import { decoded } from '../../../../rules/decoded.ts';

const LONGEST = 60;

/** The words of an address's last part; empty where it has none that could be looked for. */
export function addressWords(path: string): string {
  const last = decoded(path.split('/').filter(Boolean).at(-1) ?? '').replace(/%[\da-f]{2}/gi, ' ');
  const words = last.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.some(word => /\p{L}/u.test(word)) ? words.join(' ').slice(0, LONGEST).trim() : '';
}
