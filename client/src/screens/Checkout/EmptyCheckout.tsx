import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { checkoutPageTexts } from './texts.ts';

/** Says that there is nothing to order; `ordered` is where the order is that another tab has just made of the cart. */
export const EmptyCheckout = ({ ordered }: { ordered: string | null }) =>
  ordered ? (
    <EmptyPanel
      title={checkoutPageTexts.orderedTitle}
      action={<Button href={ordered}>{checkoutPageTexts.orderedGo}</Button>}
    >
      <p>{checkoutPageTexts.ordered}</p>
    </EmptyPanel>
  ) : (
    <EmptyPanel title={checkoutPageTexts.emptyTitle} action={<Button href="/catalog">{checkoutPageTexts.shop}</Button>}>
      <p>{checkoutPageTexts.empty}</p>
    </EmptyPanel>
  );
