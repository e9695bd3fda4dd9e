import { css } from '@emotion/react';
import { basketTexts } from '../../cart/texts.ts';
import { totalRows } from '../../cart/totalRows.ts';
import { refundRows } from '../../payment/refunds/refundRows.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import type { ShownOrder } from './shownOrder.ts';

const rule = css({ marginBottom: 16 });

/** What the order comes to. */
export function OrderTotals({ order }: { order: ShownOrder }) {
  const { items, fees, totals, coupons, shippingMethods } = order;
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
            totals,
            itemCount,
            // Where all is free text, delivery is one of the fees.
            shippingPackages: shippingMethods?.map(name => ({ rates: [{ name, selected: true }] })),
            needsShipping: totals.shipping != null && (itemCount > 0 || Number(totals.shipping.gross.amount) > 0),
          }),
          ...refundRows(order),
        ]}
      />
    </TearSheet>
  );
}
