import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { orderPart } from './orderPart.ts';
import type { ShownOrder } from './shownOrder.ts';

const lines = css`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px;
    padding-block: 12px;
    border-top: 1px solid ${color.line};
  }
`;

/** What was bought, before coupons as everywhere: the sums take them off. Of an offer that named nothing of the shop's, what it named. */
export const OrderItems = ({ items, fees }: Pick<ShownOrder, 'items' | 'fees'>) => (
  <div css={orderPart}>
    <h3>{orderTexts.items}</h3>
    <ul css={lines}>
      {items.map(({ name, sku, path, options, quantity, subtotal: { gross } }) => {
        const words = fillText(orderTexts.line, { quantity, name });
        const facts = [sku, ...options.map(({ value }) => value)].filter(Boolean).join(', ');
        return (
          <li key={`${sku} ${words} ${facts}`}>
            <div>
              {path ? <a href={path}>{words}</a> : words}
              {facts && <p css={[text.mono, text.mute]}>{facts}</p>}
            </div>
            <span>{showMoney(gross)}</span>
          </li>
        );
      })}
      {items.length === 0 &&
        fees.map(({ name, amount: { gross } }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have one name, and nothing moves here.
          <li key={at}>
            <div>{name}</div>
            <span>{showMoney(gross)}</span>
          </li>
        ))}
    </ul>
  </div>
);
