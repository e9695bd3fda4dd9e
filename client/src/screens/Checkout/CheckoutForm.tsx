import { css } from '@emotion/react';
import { Suspense, useId } from 'react';
import { checkoutTexts } from '../../../../rules/texts/checkout.ts';
import { formTexts } from '../../../../rules/texts/form.ts';
import { hasObstacle } from '../../cart/obstacles/obstacles.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import type { Cart } from '../../cart/store/lines.ts';

import { FormAside } from '../../forms/FormAside.tsx';
import { FormBanner } from '../../forms/FormBanner.tsx';
import { listErrors } from '../../forms/listErrors.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { optional } from '../../lib/later/optional.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { CartNotices } from './CartNotices.tsx';
import { AddressFields } from './form/AddressFields.tsx';
import { BuyerPart } from './form/BuyerPart.tsx';
import { type CheckoutField, checkoutFields } from './form/checkoutFields.ts';
import { createParts } from './form/checkoutParts.ts';
import { DeliveryPart } from './form/DeliveryPart.tsx';
import { ExtrasPart } from './form/ExtrasPart.tsx';
import { PaymentPart } from './form/PaymentPart.tsx';
import { RatesPart } from './form/RatesPart.tsx';
import { TermsPart } from './form/TermsPart.tsx';
import { useCheckoutCountries } from './form/useCheckoutCountries.ts';
import { OrderState } from './OrderState.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PlaceFoot } from './PlaceFoot.tsx';
import { startValues } from './startValues.ts';
import { checkoutPageTexts } from './texts.ts';
import { useCheckoutValues } from './useCheckoutValues.ts';
import { useDemanded } from './useDemanded.ts';
import { useEstimate } from './useEstimate.ts';
import { getOrdering, type PlacedOrder } from './usePlaceOrder.ts';

const CouponForm = optional(async () => (await import('../../cart/CouponForm.tsx')).CouponForm);

const rules = () => getOrdering().then(({ checkValues }) => checkValues);
const scripted = css({ [media.noScript]: { display: 'none' } });
const unscripted = css({ display: 'none', [media.noScript]: { display: 'block' } });

type CheckoutFormProps = { cart: Cart; notices: CartView['notices']; store: CartStore | null; order: PlacedOrder };

/** All that an order needs, in the parts of a job ticket, and its sums beside it. */
export function CheckoutForm({ cart, notices, store, order }: CheckoutFormProps) {
  const id = useId();
  const { phase, outcome, place } = order;
  const locked = phase !== 'open';
  const { attempt, errorOf, focus, formProps } = useCheckedForm<CheckoutField>({ rules, outcome, post: place });
  const form = useCheckoutValues(formProps.ref, startValues(cart));
  const estimate = useEstimate(store, form.values, locked);
  const countries = useCheckoutCountries();
  const isDemanded = useDemanded(outcome, form.values);
  const parts = createParts({ id, errorOf, countries, isDemanded, ...form });
  // Both addresses say the same of the same fields.
  const listed = (name: string) => {
    const error = errorOf(name);
    return error && name.startsWith('shipping.') ? `${checkoutPageTexts.delivery}: ${error}` : error;
  };
  const lead = (name: CheckoutField) => focus(name === 'billing' || name === 'shipping' ? `${name}.address1` : name);
  return (
    <FormAside
      form={
        <>
          <div css={unscripted}>
            <Banner kind="warning">{checkoutPageTexts.noScript}</Banner>
          </div>
          <CartNotices notices={notices} unpaidOrder={cart.unpaidOrder} />
          <FormBanner
            outcome={outcome}
            attempt={attempt}
            success={checkoutPageTexts.placed}
            failure={checkoutTexts.invalid}
            errors={listErrors(checkoutFields, { id, errorOf: listed, focus: lead })}
            wayOn={outcome?.wayOn && <a href={outcome.wayOn}>{checkoutPageTexts.elsewhereGo}</a>}
          />
          <OrderState order={order} />
          <Job form css={scripted} title={checkoutPageTexts.heading} note={formTexts.required} {...formProps}>
            <fieldset disabled={locked} aria-busy={locked || undefined}>
              <BuyerPart {...parts} />
              <AddressFields {...parts} owner="billing" legend={checkoutPageTexts.partBilling} />
              {cart.needsShipping && <DeliveryPart {...parts} />}
              {cart.needsShipping && <RatesPart cart={cart} estimate={estimate} />}
              <ExtrasPart {...parts} />
              {cart.needsPayment ? (
                <PaymentPart {...parts} paymentMethods={cart.paymentMethods} />
              ) : (
                // The store takes one with every order.
                <input type="hidden" name="paymentMethod" value={cart.paymentMethods[0]?.id} />
              )}
              <TermsPart {...parts} />
            </fieldset>
            <PlaceFoot total={cart.totals.total} phase={phase} stopped={hasObstacle(notices)} />
          </Job>
        </>
      }
    >
      <OrderSummary
        cart={cart}
        notices={notices}
        busy={estimate.busy}
        coupon={
          !locked && (
            <Suspense fallback={null}>
              <CouponForm cart={cart} store={store} prepare={estimate.giveEmail} />
            </Suspense>
          )
        }
      />
    </FormAside>
  );
}
