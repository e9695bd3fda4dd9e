import { css } from '@emotion/react';
import { basketTexts } from '../../cart/texts.ts';
import { totalRows } from '../../cart/totalRows.ts';
import { refundRows } from '../../payment/refunds/refundRows.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import type { ShownOrder } from './shownOrder.ts';

const rule = css({ marginBottom: 16 });

/** All tax in one row: by rate, the store leaves that on shipping out of an order. */
const withAllTax = ({ tax, taxLines: [first, second], ...totals }: ShownOrder['totals']) => ({
  ...totals,
  taxLines: first
    ? [{ __typename: 'TaxLine' as const, name: first.name, rate: second ? null : (first.rate ?? null), amount: tax }]
    : [],
});

/** What the order comes to. */
export function OrderTotals({ order }: { order: ShownOrder }) {
  const { items, fees, totals, coupons } = order;
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <TearSheet aria-label={basketTexts.summary}>
      <h2>{basketTexts.summary}</h2>
      <Microtext css={rule} />
      <Totals
        rows={[
          ...totalRows({
            fees,
            coupons,
            totals: withAllTax(totals),
            itemCount,
            needsShipping: totals.shipping != null,
          }),
          ...refundRows(order),
        ]}
      />
    </TearSheet>
  );
}
