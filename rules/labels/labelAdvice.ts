/** When an advice is given for a size. */
export type AdviceRule =
  /** One of the sides is shorter. */
  | { readonly kind: 'side-under'; readonly mm: number }
  /** The largest plate that lies within the label, `ratio` times as wide as high, is lower. */
  | { readonly kind: 'plate-under'; readonly ratio: number; readonly heightMm: number }
  /** Such a plate has the height, but the label has room beside it. */
  | { readonly kind: 'plate-within'; readonly ratio: number; readonly heightMm: number };

/** One piece of advice. It never refuses anything: the buyer may know better. */
export interface LabelAdvice {
  /** Values of the field 'Label type'; null for all. */
  readonly labelTypes: readonly string[] | null;
  readonly rule: AdviceRule;
  /** `{size}` is the label's, `{plate}` the largest plate's. */
  readonly text: string;
  /** Where the rule stands. */
  readonly source: string;
  /** The day on which the source was last read, YYYY-MM-DD. */
  readonly date: string;
}

const icasa = {
  labelTypes: ['regulatory'],
  source: 'ICASA, Equipment Authorisation Regulations, 2021, regulation 19(3) and (6)',
  date: '2026-11-20',
} as const;

/**
 * What is known of sizes, for the owner to edit: change a text or a number, add an entry, and set the date on which the
 * source was read. Entries are shown in this order.
 */
export const labelAdvice: readonly LabelAdvice[] = [
  {
    labelTypes: null,
    rule: { kind: 'side-under', mm: 2.5 },
    text: 'The smallest label we make is 2.5 mm. Send your request all the same: we will suggest the nearest size.',
    source: 'Our own presses and dies',
    date: '2026-11-20',
  },
  {
    ...icasa,
    rule: { kind: 'plate-under', ratio: 2, heightMm: 3 },
    text: 'An ICASA mark needs a logo of at least 3 x 3 mm on a plate of 1:2, so 6 x 3 mm: {size} cannot carry it.',
  },
  {
    ...icasa,
    rule: { kind: 'plate-within', ratio: 2, heightMm: 3 },
    text: 'An ICASA mark is a plate of 1:2. On {size} it can be up to {plate}; the rest is free for other marks.',
  },
];
