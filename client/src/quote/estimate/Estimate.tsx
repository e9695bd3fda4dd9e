import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { addAmounts } from '../../../../rules/money.ts';
import { showMoney } from '../../lib/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { itemKey, type QuoteItems } from '../list/items.ts';
import { estimateTexts as texts } from './texts.ts';
import { type ShownEstimate, useEstimate } from './useEstimate.ts';

// Plain text on the page's own paper: an estimate looks like neither offer nor invoice.
const part = css({ display: 'grid', gap: 12, padding: '4px 0 20px', borderBottom: `1px solid ${color.line}` });
const line = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 16px', lineHeight: 1.45 });
const sum = css({ maxWidth: 420 });
const place = css({ maxWidth: 240 });

/** What the list will cost: each line's break, the next one and what it saves, tax. */
export function Estimate({ items }: { items: QuoteItems }) {
  const [postcode, setPostcode] = useState('');
  const estimate = useEstimate(items, postcode);
  if (!estimate) return null;
  return (
    <section css={part} aria-label={texts.heading}>
      <h2 css={text.headingXs}>{texts.heading}</h2>
      <p css={[text.small, text.soft]}>{texts.mark}</p>
      <ul>
        {items.map((item, at) => (
          <EstimatedLine key={itemKey(item)} name={item.productName} line={estimate.lines[at]!} />
        ))}
      </ul>
      <div css={place}>
        <Field label={texts.postcode} optional>
          <TextInput
            value={postcode}
            onChange={event => setPostcode(event.target.value)}
            autoComplete="postal-code"
            maxLength={10}
          />
        </Field>
      </div>
      <div css={sum} aria-live="polite">
        <Totals rows={rowsOf(estimate)} />
        {estimate.total && !estimate.delivery && estimate.postcode && (
          <p css={[text.small, text.mute]}>{fillText(texts.unknownDelivery, { postcode: estimate.postcode })}</p>
        )}
        {estimate.total && !estimate.complete && <p css={[text.small, text.mute]}>{texts.partly}</p>}
      </div>
    </section>
  );
}

function EstimatedLine({ name, line: estimated }: { name: string; line: ShownEstimate['lines'][number] }) {
  const { quantity, unitPrice, total, nextBreak, unpriced } = estimated;
  const reached = estimated.break && fillText(texts.break, { from: estimated.break.from });
  const each = unitPrice && fillText(texts.each, { price: showMoney(unitPrice.gross) });
  return (
    <li css={line}>
      <span>{fillText(texts.line, { quantity, name })}</span>
      <span css={text.mono}>{total && showMoney(total.gross)}</span>
      <span css={[text.small, text.mute]}>
        {unpriced ? texts.unpriced[unpriced] : [each, reached].filter(Boolean).join(', ')}
        {nextBreak && (
          <>
            {'. '}
            {fillText(texts.next, {
              missing: nextBreak.missing,
              price: showMoney(nextBreak.unitPrice.gross),
              saves: showMoney(nextBreak.saves),
              percent: nextBreak.savesPercent,
            })}
          </>
        )}
      </span>
    </li>
  );
}

function rowsOf({ goods, delivery, total, taxRate }: ShownEstimate) {
  if (!goods || !total) return [];
  const taxed = addAmounts(goods.tax.amount, delivery?.tax.amount ?? '0');
  const tax = taxRate && fillText(texts.tax, { label: taxRate.label, percent: Number(taxRate.percent) });
  return [
    { label: texts.goods, amount: showMoney(goods.gross) },
    ...(delivery ? [{ label: texts.delivery, amount: showMoney(delivery.gross) }] : []),
    ...(tax ? [{ label: tax, amount: showMoney({ ...goods.tax, amount: taxed }) }] : []),
    { label: texts.total, amount: showMoney(total), sum: true },
  ];
}
