import { fillText } from '../../../../rules/fillText.ts';
import type { OrderSumFragment, RecordSumFragment } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import type { SumPart } from './SumParts.tsx';
import { sumTexts as texts } from './texts.ts';

const isSome = ({ amount }: { amount: string }): boolean => Number(amount) !== 0;

/** What an order's total holds besides its goods, each with its tax, and how much of it is tax. */
export function orderParts(order: OrderSumFragment | RecordSumFragment): SumPart[] {
  const { discount, shippingTotal, fees, tax } = order;
  return [
    ...(isSome(discount.gross)
      ? [{ label: texts.discount, amount: fillText(texts.minus, { amount: showMoney(discount.gross) }) }]
      : []),
    ...fees.map(({ name, total }) => ({ label: name, amount: showMoney(total.gross) })),
    ...(isSome(shippingTotal.gross) ? [{ label: texts.delivery, amount: showMoney(shippingTotal.gross) }] : []),
    ...(isSome(tax) ? [{ label: taxLabel(order), amount: showMoney(tax) }] : []),
  ];
}

/** Several rates are one line: the order's own page tells them apart. */
function taxLabel({ taxes: [first, second] }: OrderSumFragment | RecordSumFragment): string {
  if (!first || second) return fillText(texts.within, { label: texts.tax });
  const { label, percent } = first;
  return percent ? fillText(texts.withinRate, { label, percent: Number(percent) }) : fillText(texts.within, { label });
}
