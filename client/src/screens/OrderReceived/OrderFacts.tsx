import { css } from '@emotion/react';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { statusWords } from '../../payment/statusWords.ts';
import { media } from '../../theme/tokens.ts';
import { orderPart } from './orderPart.ts';
import { isFree, isOver, isReleased, type ShownOrder } from './shownOrder.ts';

const list = css`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 8px 16px;
  dt {
    font-weight: 600;
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: 96px minmax(0, 1fr);
  }
`;

/** How far the order is and how it is paid; what the shop does not say is left out. */
export const OrderFacts = ({ order }: { order: ShownOrder }) => {
  const { status, paymentMethod, paymentState, note } = order;
  // How to pay is no matter any more.
  const how = isOver(order) || isReleased(order) || paymentState === 'PAID' ? null : paymentMethod?.description;
  return (
    <div css={orderPart}>
      <dl css={list}>
        <dt>{orderTexts.status}</dt>
        <dd>{statusWords(status, orderTexts.statuses)}</dd>
        {paymentMethod && !isFree(order) && (
          <>
            <dt>{orderTexts.payment}</dt>
            <dd>{[paymentMethod.title, how].filter(Boolean).join('\n')}</dd>
          </>
        )}
        {note && (
          <>
            <dt>{orderTexts.note}</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
    </div>
  );
};
