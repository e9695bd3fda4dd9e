import { css } from '@emotion/react';

import type { CartView } from '../../cart/store/cartView.ts';

import { Banner } from '../../ui/feedback/Banner.tsx';
import { checkoutPageTexts } from './texts.ts';

const place = css({ marginBottom: 24 });

/** What has changed in the cart that the visitor did not do. */
export function CartNotices({ notices }: Pick<CartView, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <div css={place}>
      <Banner kind="warning" action={<a href="/cart">{checkoutPageTexts.backToCart}</a>}>
        {notices.map(({ code, message }) => (
          <p key={`${code} ${message}`}>{message}</p>
        ))}
      </Banner>
    </div>
  );
}
