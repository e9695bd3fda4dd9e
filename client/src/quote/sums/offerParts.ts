import { fillText } from '../../../../rules/fillText.ts';
import type { OfferSumFragment } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { lifeTexts as texts } from '../life/texts.ts';
import type { SumPart } from './SumParts.tsx';

/** What an offer's total holds besides its goods: fees and delivery before tax, as the offer has them, and the tax. */
export function offerParts({ totals: { fees, delivery, tax }, taxRate }: OfferSumFragment): SumPart[] {
  const parts = [
    { label: texts.fees, amount: fees },
    { label: texts.delivery, amount: delivery },
    ...(taxRate
      ? [{ label: fillText(texts.taxLine, { ...taxRate, percent: Number(taxRate.percent) }), amount: tax }]
      : []),
  ];
  return parts
    .filter(({ amount }) => Number(amount.amount))
    .map(({ label, amount }) => ({ label, amount: showMoney(amount) }));
}
