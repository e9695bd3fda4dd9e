import { fillText } from '../../../../../rules/fillText.ts';
import { rowsIn } from '../offerValues.ts';
import { firmTexts } from '../texts.ts';
import { typedAmount } from '../typedAmount.ts';

const { conflict: texts, offer: names } = firmTexts;

type Values = Readonly<Record<string, string>>;

/** A part of two offers, in words; empty where one of them has none. */
export interface ComparedPart {
  readonly label: string;
  readonly theirs: string;
  readonly yours: string;
}

const filled = (words: readonly (string | undefined)[], between: string): string =>
  words
    .map(word => word?.trim())
    .filter(Boolean)
    .join(between);

/** An amount as it is compared: '1,450.00' and '1450' are the same. */
const amountWords = (text = ''): string => {
  const plain = typedAmount(text);
  return plain === null ? text.trim() : plain.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1');
};

const lineWords = (values: Values, start: string): string => {
  const of = (name: string) => values[`${start}.${name}`];
  if (!of('name')?.trim()) return '';
  const quantity = filled([of('quantity'), of('unit')], ' ');
  const price = fillText(texts.priced, { quantity, price: amountWords(of('unitPrice')) });
  return filled([of('name'), of('description'), price], ', ');
};

const chargeWords = (values: Values, start: string): string =>
  filled([values[`${start}.name`], amountWords(values[`${start}.amount`])], ', ');

const PLAIN = {
  country: names.country,
  state: names.state,
  leadTimeDays: names.leadTime,
  validDays: names.valid,
  terms: names.conditions,
  note: names.note,
};

/** Two offers as their forms have them, part by part; what neither has is left out. */
export function compareOffers(theirs: Values, yours: Values): ComparedPart[] {
  const rows = (kind: 'line' | 'fee') =>
    Array.from({ length: Math.max(rowsIn(theirs, kind), rowsIn(yours, kind)) }, (_, at) => at);
  const pair = (label: string, wordsOf: (values: Values) => string) => ({
    label,
    theirs: wordsOf(theirs),
    yours: wordsOf(yours),
  });
  return [
    ...rows('line').map(at => pair(fillText(names.line, { number: at + 1 }), one => lineWords(one, `line.${at}`))),
    ...rows('fee').map(at => pair(names.fee, one => chargeWords(one, `fee.${at}`))),
    pair(names.delivery, one => chargeWords(one, 'delivery')),
    // What one's own form did not ask for, such as a province that changes no tax, is no difference.
    ...Object.entries(PLAIN)
      .filter(([name]) => name in yours)
      .map(([name, label]) => pair(label, one => one[name]?.trim() ?? '')),
  ].filter(part => part.theirs || part.yours);
}
