import type { CartStore } from '../../cart/store/cartStore.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import type { Cart } from '../../cart/store/lines.ts';
import type { ScreenProps } from '../../screen.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { OrderState } from './OrderState.ts';
import { useOrderedElsewhere } from './orderedElsewhere.ts';
import { checkoutPageTexts } from './texts.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

type CheckoutBodyProps = ScreenProps & { view: CartView; store: CartStore | null };

/** The form, or why there is none. An order that is being checked comes first: its cart may be empty already. */
export function CheckoutBody({ view, store, getCode }: CheckoutBodyProps) {
  const { cart } = view;
  const order = usePlaceOrder(cart, getCode);
  const ordered = useOrderedElsewhere(cart?.unpaidOrder?.path ?? null);
  if (cart && cart.items.length > 0 && !cart.storeCheckoutUrl && !order.placed)
    return <CheckoutForm cart={cart} notices={view.notices} store={store} order={order} />;
  if (order.phase !== 'open')
    return (
      <Section>
        <OrderState order={order} />
      </Section>
    );
  return (
    <Section>
      <CartNotices notices={view.notices} unpaidOrder={cart?.unpaidOrder ?? null} />
      {cart?.storeCheckoutUrl && cart.items.length ? (
        elsewhere(cart, cart.storeCheckoutUrl)
      ) : (
        <EmptyCheckout ordered={ordered} />
      )}
    </Section>
  );
}

/** Who may pay here, and is led on all the same, has to be a customer there. */
const elsewhere = ({ paymentMethods }: Pick<Cart, 'paymentMethods'>, address: string) => (
  <EmptyPanel
    title={paymentMethods.length ? checkoutPageTexts.accountTitle : checkoutPageTexts.elsewhereTitle}
    action={<Button href={address}>{checkoutPageTexts.elsewhereGo}</Button>}
  >
    <p>{paymentMethods.length ? checkoutPageTexts.accountText : checkoutPageTexts.elsewhereText}</p>
  </EmptyPanel>
);
