import { fillText } from '../../../../rules/fillText.ts';
import { addAmounts, negated } from '../../../../rules/money.ts';
import type { OrderSumFragment, RecordSumFragment } from '../../gql/graphql.ts';
import { type Money, showMoney } from '../../lib/format/formatMoney.ts';
import type { SumPart } from './SumParts.tsx';
import { sumTexts as texts } from './texts.ts';

const isSome = ({ amount }: { amount: string }): boolean => Number(amount) !== 0;

/** What an order's total is made of, each with its tax, and how much of it is tax. */
export function orderParts(order: OrderSumFragment | RecordSumFragment): SumPart[] {
  const { discount, shippingTotal, fees, tax } = order;
  const goods = goodsOf(order);
  return [
    ...(isSome(goods) ? [{ label: texts.goods, amount: showMoney(goods) }] : []),
    ...(isSome(discount.gross)
      ? [{ label: texts.discount, amount: fillText(texts.minus, { amount: showMoney(discount.gross) }) }]
      : []),
    ...fees.map(({ name, total }) => ({ label: name, amount: showMoney(total.gross) })),
    ...(isSome(shippingTotal.gross) ? [{ label: texts.delivery, amount: showMoney(shippingTotal.gross) }] : []),
    ...(isSome(tax) ? [{ label: taxLabel(order), amount: showMoney(tax) }] : []),
  ];
}

/** The shop sends no sum of its lines: it is what is left of the total. */
function goodsOf({ total, discount, shippingTotal, fees }: OrderSumFragment | RecordSumFragment): Money {
  const others = [shippingTotal, ...fees.map(fee => fee.total)].map(({ gross }) => negated(gross.amount));
  return { ...total, amount: [discount.gross.amount, ...others].reduce(addAmounts, total.amount) };
}

/** Several rates are one line: the order's own page tells them apart. */
function taxLabel({ taxes: [first, second] }: OrderSumFragment | RecordSumFragment): string {
  if (!first || second) return fillText(texts.within, { label: texts.tax });
  const { label, percent } = first;
  return percent ? fillText(texts.withinRate, { label, percent: Number(percent) }) : fillText(texts.within, { label });
}
