import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { addAmounts } from '../../../../rules/money.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { type TotalRow, Totals } from '../../ui/content/Totals.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import type { QuoteItems } from '../list/items.ts';
import { estimateMark } from './estimateMark.ts';
import { estimateTexts as texts } from './texts.ts';
import type { ShownEstimate } from './useEstimate.ts';

const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 });
const rule = css({ marginBottom: 16 });

const next = css`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1.5px dashed ${color.lineStrong};
  line-height: 1.45;
  b {
    color: ${color.verify};
  }
  & + p {
    margin-top: 10px;
  }
`;

type EstimateProps = {
  items: QuoteItems;
  estimate: ShownEstimate;
  /** where it goes, to be changed */
  place: ReactNode;
};

/** What the list costs by the shop's prices: each line with its price and break, the sum, the tax in it. */
export function Estimate({ items, estimate, place }: EstimateProps) {
  const priced = estimate.lines.some(({ total }) => total);
  // Of what costs less than the smallest coin, a break may save less than one coin on each.
  const saving = estimate.lines.flatMap(({ nextBreak }, at) =>
    nextBreak && Number(nextBreak.saves.amount) > 0 ? [{ ...nextBreak, item: items[at]! }] : [],
  );
  return (
    <TearSheet id="estimate" aria-label={texts.heading}>
      <h2 css={head}>
        {texts.heading} <span css={estimateMark}>{texts.marked}</span>
      </h2>
      <Microtext css={rule} />
      <div aria-live="polite" aria-atomic="true">
        <Totals rows={[...lineRows(items, estimate), ...(priced ? sumRows(estimate) : [])]} />
      </div>
      {priced && !estimate.complete && <p css={[text.small, text.mute]}>{texts.partly}</p>}
      {priced && place}
      {saving.map(({ item, missing, saves, unitPrice }) => (
        <p key={item.productId + item.productName} css={next}>
          <b>{fillText(texts.next, { saves: showMoney(saves) })}</b>{' '}
          {fillText(items.length > 1 ? texts.moreOf : texts.more, {
            missing,
            name: item.productName,
            price: showMoney(unitPrice.gross),
          })}
        </p>
      ))}
      <Hint>
        {texts.offer} {priced && texts.figure}
      </Hint>
    </TearSheet>
  );
}

/** The tax in all of it. */
const taxOf = ({ tax }: NonNullable<ShownEstimate['goods']>, delivery: ShownEstimate['delivery']) => ({
  ...tax,
  amount: addAmounts(tax.amount, delivery?.tax.amount ?? '0'),
});

const taxLabel = (rate: ShownEstimate['taxRate']): string =>
  rate ? fillText(texts.tax, { label: rate.label, percent: Number(rate.percent) }) : texts.taxes;

type Line = ShownEstimate['lines'][number];

const lineRows = (items: QuoteItems, { lines }: ShownEstimate): TotalRow[] =>
  lines.map((line, at) => ({
    label: fillText(texts.line, { quantity: line.quantity, name: items[at]!.productName }),
    note: noteOf(line),
    amount: line.total ? showMoney(line.total.gross) : texts.open,
  }));

function sumRows({ delivery, total, goods, taxRate, postcode }: ShownEstimate): TotalRow[] {
  const tax = goods && taxOf(goods, delivery);
  return [
    {
      label: texts.delivery,
      note: postcode ? fillText(delivery ? texts.sentTo : texts.unknownDelivery, { postcode }) : undefined,
      amount: delivery ? showMoney(delivery.gross) : texts.withOffer,
    },
    ...(total ? [{ label: texts.total, amount: showMoney(total), sum: true }] : []),
    ...(tax && Number(tax.amount) ? [{ label: taxLabel(taxRate), amount: showMoney(tax), within: true }] : []),
  ];
}

function noteOf({ product, unitPrice, unpriced, break: reached }: Line): string {
  if (unpriced) return fillText(texts.unpriced[unpriced], { minimum: product?.minimumQuantity ?? 1 });
  const each = unitPrice && fillText(texts.each, { price: showMoney(unitPrice.gross) });
  return [each, reached && reached.from > 1 && fillText(texts.break, { from: reached.from })]
    .filter(Boolean)
    .join(', ');
}
