import { css } from '@emotion/react';
import { CouponForm } from '../../cart/CouponForm.tsx';
import { DeliveryLine } from '../../cart/DeliveryLine.tsx';
import type { Countries } from '../../cart/delivery/deliveryCountries.ts';
import { hasObstacle } from '../../cart/obstacles/obstacles.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import { ToCheckout } from '../../cart/ToCheckout.tsx';
import { basketTexts } from '../../cart/texts.ts';
import { totalRows } from '../../cart/totalRows.ts';
import { text } from '../../theme/text.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import { EstimateForm } from './EstimateForm.tsx';
import { ShippingRates } from './ShippingRates.tsx';

const rule = css({ marginBottom: 16 });
const proceed = css({ marginBlock: '22px 14px' });
const turnaround = css({ marginTop: 16 });
const changing = css({ opacity: 0.55 });

type CartSummaryProps = { view: CartView; store: CartStore | null; countries: Countries | undefined };

/** What the order comes to, in the store's figures, and what changes it. */
export function CartSummary({ view, store, countries }: CartSummaryProps) {
  const { cart, lines, notices, busy, unsaved } = view;
  return (
    <TearSheet aria-label={basketTexts.summary}>
      <h2>{basketTexts.summary}</h2>
      <Microtext css={rule} />
      <div css={busy && changing} aria-busy={busy} aria-live="polite" aria-atomic="true">
        {cart && !unsaved ? <Totals rows={totalRows(cart)} /> : <p css={text.soft}>{basketTexts.working}</p>}
      </div>
      <div css={proceed}>
        <ToCheckout size="lg" block notices={notices}>
          {basketTexts.proceed}
        </ToCheckout>
      </div>
      <DeliveryLine lines={lines} notices={notices} cart={cart} />
      {!hasObstacle(notices) && (
        <div css={turnaround}>
          <p css={text.small}>{basketTexts.turnaround}</p>
        </div>
      )}
      {cart && (
        <>
          <CouponForm cart={cart} store={store} />
          {cart.needsShipping && <EstimateForm store={store} brought={countries} place={cart.shippingAddress} />}
          <ShippingRates packages={cart.shippingPackages} store={store} />
        </>
      )}
    </TearSheet>
  );
}
