/** What a reference number is given to. */
export type ReferenceKind = 'quote' | 'contact' | 'newsletter' | 'payment';

const letters: Record<ReferenceKind, string> = { quote: 'Q', contact: 'M', newsletter: 'N', payment: 'P' };

// Crockford's base 32: no I, L, O or U, in the order of character codes, so that text sorts as numbers do.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const EPOCH = Date.UTC(2026, 0, 1);
const TICKS_PER_MS = 32 / 1000;
const TIME_LENGTH = 7;
const RANDOM_LENGTH = 2;
const SHAPE = /^([QMNP])-?([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/;

/**
 * A reference number such as 'Q-0W3XK-7QF2P': the kind's letter, the time to a 32nd of a second (until 2060), ten random
 * bits and a check character. Numbers of one kind sort by time. Not unique by itself: keep it under a unique constraint.
 * @param now milliseconds since 1970
 * @param random from 0 up to, not including, 1
 */
export function makeReference(kind: ReferenceKind, now: number, random: () => number): string {
  const time = Math.max(0, Math.floor((now - EPOCH) * TICKS_PER_MS));
  const body = encode(time, TIME_LENGTH) + encode(Math.floor(random() * 32 ** RANDOM_LENGTH), RANDOM_LENGTH);
  const digits = body + checkCharacter(letters[kind] + body);
  return `${letters[kind]}-${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/**
 * The reference number a person meant, in its exact form: small letters, missing hyphens, O for 0 and I or L for 1 are
 * read as they were meant. Null when the check character does not fit.
 */
export function readReference(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015]+/g, '-')
    .replace(/^-|-$/g, '');
  const [, letter, first, second] = SHAPE.exec(plain.replace(/O/g, '0').replace(/[IL]/g, '1')) ?? [];
  if (!letter || !first || !second) return null;
  const fits = checkCharacter(letter + first + second.slice(0, -1)) === second.at(-1);
  return fits ? `${letter}-${first}-${second}` : null;
}

/** True for a reference number as it is made; see `readReference` for one that a person typed. */
export function isReference(text: string): boolean {
  return readReference(text) === text;
}

function encode(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

// A weighted sum in the field of 32 elements: finds every single wrong character and every swap of two.
function checkCharacter(text: string): string {
  let sum = 0;
  for (const character of text) sum = double(sum ^ ALPHABET.indexOf(character));
  return ALPHABET.charAt(sum);
}

function double(element: number): number {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}
