/** A word of a size, as far as it says something. */
export type SizeToken =
  | { readonly kind: 'number'; readonly value: number }
  /** `mm` are the millimetres of one. */
  | { readonly kind: 'unit'; readonly mm: number }
  | { readonly kind: 'times' }
  /** A length counts as a width: it is written first. */
  | { readonly kind: 'side'; readonly side: 'width' | 'height' }
  | { readonly kind: 'shape'; readonly shape: 'round' | 'radius' | 'square' | 'oval' };

// A unit may touch what follows it in '25mmx15mm', '25mmW', '2cmØ'.
const END = '(?![a-gi-vyz])';
// 'in' is also a word: '25 x 15 in black'.
const INCH_END = '(?=\\.?\\s*(?:$|[^a-z\\s]|(?:x|by|w|wide|h|high|tall|long|round|square|dia|diameter|circle)\\b))';

/** Where a comma may be of decimals or of thousands, three places are of thousands: nobody asks for thousandths of a millimetre. */
const THOUSANDS = /[1-9],\d{3}(?![\d.,])/y;

const patterns: readonly (readonly [RegExp, (matched: string) => SizeToken | null])[] = [
  [THOUSANDS, text => ({ kind: 'number', value: Number(text.replace(',', '')) })],
  [/\d+\s+\d+\/\d+|\d+\/\d+|\d*[.,]\d+|\d+/y, text => ({ kind: 'number', value: numberOf(text) })],
  [new RegExp(`(?:mms?|millimet(?:er|re)s?)${END}`, 'y'), () => ({ kind: 'unit', mm: 1 })],
  [new RegExp(`(?:cms?|centimet(?:er|re)s?|sentimeters?)${END}`, 'y'), () => ({ kind: 'unit', mm: 10 })],
  [new RegExp(`(?:m|met(?:er|re)s?)${END}`, 'y'), () => ({ kind: 'unit', mm: 1000 })],
  [/"|''|inch(?:es)?(?![a-z])/y, () => ({ kind: 'unit', mm: 25.4 })],
  [new RegExp(`in${INCH_END}`, 'y'), () => ({ kind: 'unit', mm: 25.4 })],
  // What corners are like is not what the label is like.
  [/(?:round(?:ed)?|square|radius|r ?\d+(?:[.,]\d+)? ?(?:mm)?) corners?/y, () => null],
  [/(?:x(?![a-gi-vx-z])|[*×✕✖х]|by(?![a-z])|op(?![a-z]))/y, () => ({ kind: 'times' })],
  [/(?:w|wide|width|breed|breedte|l|long|length|lank|lengte)(?![a-z])/y, () => ({ kind: 'side', side: 'width' })],
  [/(?:h|high|height|tall|hoog|hoogte)(?![a-z])/y, () => ({ kind: 'side', side: 'height' })],
  [/(?:dia|diam|diameter|round|rond|circle|circular|sirkel|dis[ck]|dot|deursnee)(?![a-z])|[ø⌀∅]/y, shape('round')],
  [/(?:radius|r)(?![a-z])/y, shape('radius')],
  [/(?:square|sq|vierkant)(?![a-z])/y, shape('square')],
  [/(?:oval|ovaal|ellipse|elliptical)(?![a-z])/y, shape('oval')],
  // Any other word, or a mark.
  [/[a-z]+|./suy, () => null],
];

/** What a text says of a size, in order; the rest is left out. */
export function sizeTokens(text: string): SizeToken[] {
  const plain = plainText(text);
  const tokens: SizeToken[] = [];
  for (let at = 0; at < plain.length; ) {
    for (const [pattern, tokenOf] of patterns) {
      pattern.lastIndex = at;
      const [matched = ''] = pattern.exec(plain) ?? [];
      if (!matched) continue;
      const token = tokenOf(matched);
      if (token) tokens.push(token);
      at += matched.length;
      break;
    }
  }
  return tokens;
}

/** Small letters, full-width and raised characters as plain ones, one kind of quote: '1½″' is '1 1/2"'. */
function plainText(text: string): string {
  return text
    .replace(/[¼½¾]/g, fraction => ` ${fraction}`)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(/[“”„]|[′’`]{2}/g, '"')
    .replace(/\s+/g, ' ');
}

function numberOf(text: string): number {
  const parts = text.split(' ').map(part => {
    const [over = '', under = '1'] = part.replace(',', '.').split('/');
    return Number(over) / Number(under);
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

function shape(named: Extract<SizeToken, { kind: 'shape' }>['shape']): () => SizeToken {
  return () => ({ kind: 'shape', shape: named });
}
