import { useMemo } from 'react';
import { data } from 'react-router-dom';
import { useCart } from '../../cart/useCart.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { CartQuery } from '../../gql/graphql.ts';
import { CartOperation } from '../../gql/operations/Cart.ts';
import type { ScreenProps } from '../../screen.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CheckoutBody } from './CheckoutBody.tsx';

import { checkoutPageTexts } from './texts.ts';

const crumbs = fromHome(
  { label: checkoutPageTexts.cart, href: '/cart' },
  { label: checkoutPageTexts.title, href: '/checkout' },
);

/** A visitor without a cart is no fault: the screen leads to the products. */
export async function load(ask: Ask) {
  const outcome = await loadQuery(ask, { query: CartOperation, variables: {}, found: ({ cart }) => cart != null });
  const { kind, data: answer } = outcome.data;
  return kind === 'missing' && answer
    ? data<Outcome<CartQuery>>({ kind: 'ready', variables: {}, data: answer })
    : outcome;
}

export function Screen({ getCode }: ScreenProps) {
  const outcome = useOutcome<CartQuery>();
  if (outcome.kind === 'failed') return <FailedScreen title={checkoutPageTexts.failed} requestId={outcome.requestId} />;
  return outcome.data && <Checkout {...outcome.data} getCode={getCode} />;
}

function Checkout({ cart = null, getCode }: CartQuery & ScreenProps) {
  const { view, store } = useCart(useMemo(() => ({ kind: 'ready', cart }), [cart]));
  return (
    <>
      <Seo title={checkoutPageTexts.title} description={checkoutPageTexts.description} path={null} noindex />
      <PageHead title={checkoutPageTexts.title} crumbs={crumbs} />
      <CheckoutBody view={view} store={store} getCode={getCode} />
    </>
  );
}
