import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { DeliveryLine } from '../../cart/DeliveryLine.tsx';
import { lineFacts } from '../../cart/lineFacts.ts';
import { obstacleAt } from '../../cart/obstacles/obstacles.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { totalRows } from '../../cart/totalRows.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Totals } from '../../ui/content/Totals.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { checkoutPageTexts } from './texts.ts';

const lines = css`
  margin-bottom: 16px;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
    line-height: 1.35;
  }
  /* Where the price would leave no room for a word it goes below. */
  li > div {
    flex: 1 1 110px;
    min-width: 0;
  }
  li > span {
    margin-left: auto;
    ${media.phone} {
      flex-basis: calc(100% - 70px);
    }
  }
  img {
    flex: none;
    width: 56px;
    align-self: start;
    aspect-ratio: 4 / 3;
    height: auto;
  }
`;

const sums = css({ marginBottom: 14 });
const changing = css({ opacity: 0.55 });
const scripted = css({ [media.noScript]: { display: 'none' } });

type OrderSummaryProps = {
  cart: Cart;
  notices: CartView['notices'];
  /** sums are about to change */
  busy: boolean;
  /** what changes the cart, while there is still time to */
  coupon: ReactNode;
};

/** What is ordered and what it comes to. */
export const OrderSummary = ({ cart, notices, busy, coupon }: OrderSummaryProps) => (
  <TearSheet aria-label={basketTexts.summary}>
    <h2>{basketTexts.summary}</h2>
    <Microtext />
    <ul css={lines}>
      {cart.items.map(line => (
        <Line key={line.key} line={line} obstacle={obstacleAt(line, cart.items, notices)} />
      ))}
    </ul>
    <div css={[sums, busy && changing]} aria-busy={busy} aria-live="polite" aria-atomic="true">
      <Totals rows={totalRows(cart)} />
    </div>
    <DeliveryLine lines={cart.items} notices={notices} cart={cart} />
    <p css={visuallyHidden} role="status">
      {busy ? checkoutPageTexts.estimating : ''}
    </p>
    {coupon && (
      <>
        <LinkButton href="/cart">{checkoutPageTexts.backToCart}</LinkButton>
        <div css={scripted}>{coupon}</div>
      </>
    )}
  </TearSheet>
);

type LineProps = { line: Cart['items'][number]; obstacle: string | null };

const Line = ({ line, obstacle }: LineProps) => (
  <li>
    <Picture src={line.image?.url} alt="" width={56} height={42} />
    <div>
      <b>{fillText(orderTexts.line, { quantity: line.quantity, name: line.name })}</b>
      {lineFacts(line) && <p css={[text.small, text.mute]}>{lineFacts(line)}</p>}
      {obstacle && <FieldMessage kind="error">{obstacle}</FieldMessage>}
    </div>
    <span>{showMoney(line.subtotal.gross)}</span>
  </li>
);
