import { Suspense } from 'react';
import { useActionData } from 'react-router-dom';
import { optional } from '../lib/later/optional.ts';
import type { CartRefused } from './postedCart.ts';

const RefusalBanner = optional(async () => (await import('./RefusalBanner.tsx')).RefusalBanner);

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
