import type { quoteOptions } from '../../../../rules/forms/quote.ts';

type LabelType = (typeof quoteOptions.labelType)[number];
type Material = (typeof quoteOptions.material)[number];

// The first that fits: a regulator's label with a void film is a regulator's label.
const labelTypes: readonly (readonly [LabelType, RegExp])[] = [
  ['packaging-tape', /tape/],
  ['regulatory', /regulatory|icasa|zicta|sabs|imei/],
  ['multifunctional-security', /multifunctional/],
  ['intrinsic-safety', /intrinsic/],
  ['security-void', /void/],
  ['tamper-evident', /tamper|seal|hologra/],
];

const materials: readonly (readonly [Material, RegExp])[] = [
  ['security-material', /hologra|destructible|frangible|indicator|void film/],
  ['metallic', /metal|alumin|foil/],
  ['transparent', /clear|transparent/],
  ['polyester', /polyester/],
  ['vinyl', /vinyl/],
  ['paper', /paper/],
];

const firstOf = <Kind>(kinds: readonly (readonly [Kind, RegExp])[], words: string): Kind | 'other' =>
  kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';

/** The form's label type for a product of these categories. */
export const labelTypeOf = (categories: readonly { slug: string }[]): LabelType =>
  firstOf(labelTypes, categories.map(({ slug }) => slug).join(' '));

/** The form's material for what the shop calls it, e.g. 'Void polyester'. */
export const materialOf = (words: string): Material => firstOf(materials, words.toLowerCase());
