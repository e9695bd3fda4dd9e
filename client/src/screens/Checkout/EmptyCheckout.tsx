import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { hasCart } from '../../cart/store/count.ts';
import { useAsk } from '../../data/useAsk.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { checkoutPageTexts } from './texts.ts';

/** Says that there is nothing to order; looks again once the browser has put back what the store had forgotten. */
export function EmptyCheckout() {
  const ask = useAsk();
  const { revalidate } = useRevalidator();
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const { cartStore } = await import('../../cart/store/cartStore.ts');
    const store = cartStore(ask);
    const stop = store.subscribe(() => {
      if (!store.read().cart?.items.length) return;
      stop();
      void revalidate();
    });
    signal.addEventListener('abort', stop);
  });
  useEffect(() => {
    const left = new AbortController();
    if (hasCart()) void follow(left.signal);
    return () => left.abort();
  }, []);
  return (
    <EmptyPanel title={checkoutPageTexts.emptyTitle} action={<Button href="/catalog">{checkoutPageTexts.shop}</Button>}>
      <p>{checkoutPageTexts.empty}</p>
    </EmptyPanel>
  );
}
