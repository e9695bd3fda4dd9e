import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { showMoney } from '../../lib/formatMoney.ts';
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

/** What was bought. */
export const OrderItems = ({ items }: Pick<ShownOrder, 'items'>) => (
  <div css={orderPart}>
    <h3>{orderTexts.items}</h3>
    <ul css={lines}>
      {items.map(({ name, sku, path, options, quantity, total: { gross } }) => {
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
    </ul>
  </div>
);
