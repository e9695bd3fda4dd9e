import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { checkoutPageTexts } from './texts.ts';

const place = css({ marginBottom: 24, display: 'grid', gap: 12 });

type CartNoticesProps = Pick<CartView, 'notices'> & Pick<Cart, 'unpaidOrder'>;

/** What has changed in the cart that the visitor did not do, and the order of it that is not paid yet. */
export function CartNotices({ notices, unpaidOrder }: CartNoticesProps) {
  if (notices.length === 0 && !unpaidOrder) return null;
  return (
    <div css={place}>
      {unpaidOrder && (
        <Banner kind="info" action={<a href={unpaidOrder.path}>{checkoutPageTexts.unpaidGo}</a>}>
          {fillText(checkoutPageTexts.unpaid, { order: unpaidOrder.id })}
        </Banner>
      )}
      {notices.length > 0 && (
        <Banner kind="warning" action={<a href="/cart">{checkoutPageTexts.backToCart}</a>}>
          {notices.map(({ code, message }) => (
            <p key={`${code} ${message}`}>{message}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
