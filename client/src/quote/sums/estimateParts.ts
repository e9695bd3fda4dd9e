import { fillText } from '../../../../rules/fillText.ts';
import type { QuoteRow_RequestFragment } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { estimateTexts as texts } from '../estimate/texts.ts';
import type { SumPart } from './SumParts.tsx';

type Estimate = NonNullable<QuoteRow_RequestFragment['estimate']>;

/** How much of an estimate is tax: it has neither fees nor delivery. */
export const estimateParts = ({ goods, taxRate }: Pick<Estimate, 'goods' | 'taxRate'>): SumPart[] =>
  goods && Number(goods.tax.amount)
    ? [
        {
          label: taxRate ? fillText(texts.tax, { ...taxRate, percent: Number(taxRate.percent) }) : texts.taxes,
          amount: showMoney(goods.tax),
        },
      ]
    : [];
