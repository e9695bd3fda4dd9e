import { fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { type Money, showMoney } from '../../../lib/format/formatMoney.ts';
import type { TotalRow } from '../../../ui/content/Totals.tsx';
import { lifeTexts } from '../texts.ts';

type Summed = Pick<OfferViewFragment, 'totals' | 'taxRate'>;

/** Every part of an offer's sum, in the one order in which all pages and mails have them. */
export function sumRows({ totals, taxRate }: Summed): TotalRow[] {
  const { goods, fees, delivery, net, tax, total } = totals;
  const taxed = taxRate
    ? fillText(lifeTexts.taxLine, { ...taxRate, percent: Number(taxRate.percent) })
    : lifeTexts.taxes;
  const parts = [
    { label: lifeTexts.goods, amount: goods },
    ...(Number(fees.amount) ? [{ label: lifeTexts.fees, amount: fees }] : []),
    ...(Number(delivery.amount) ? [{ label: lifeTexts.delivery, amount: delivery }] : []),
    { label: taxRate?.label === 'VAT' ? lifeTexts.beforeTax : lifeTexts.beforeAnyTax, amount: net },
    ...(taxRate || Number(tax.amount) ? [{ label: taxed, amount: tax }] : []),
  ];
  return [
    ...parts.map(({ label, amount }) => ({ label, amount: showMoney(amount) })),
    { label: lifeTexts.total, amount: showMoney(total), sum: true },
  ];
}

/** A price with up to four decimals, as it is written for one label: 'ZAR 0.8652'. It is read, never multiplied. */
export const finePrice = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 4,
  }).format(amount as Intl.StringNumericLiteral);
