import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { checkoutPageTexts } from './texts.ts';

/** Says that there is nothing to order. */
export const EmptyCheckout = () => (
  <EmptyPanel title={checkoutPageTexts.emptyTitle} action={<Button href="/catalog">{checkoutPageTexts.shop}</Button>}>
    <p>{checkoutPageTexts.empty}</p>
  </EmptyPanel>
);
