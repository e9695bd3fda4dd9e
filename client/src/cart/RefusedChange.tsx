import { lazy, Suspense } from 'react';
import { useActionData } from 'react-router-dom';
import type { CartRefused } from './postedCart.ts';

const RefusalBanner = lazy(async () => ({ default: (await import('./RefusalBanner.tsx')).RefusalBanner }));

/** What stands above a screen whose form without scripts did not change the cart; it is seldom needed. */
export function RefusedChange() {
  const posted = useActionData<CartRefused | { kind: 'other' }>();
  if (posted?.kind !== 'cart-refused') return null;
  return (
    <Suspense fallback={null}>
      <RefusalBanner refused={posted} />
    </Suspense>
  );
}
