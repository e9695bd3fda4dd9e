import { data } from 'react-router-dom';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { CheckoutQuery } from '../../gql/graphql.ts';
import { CheckoutOperation } from '../../gql/operations/Checkout.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CheckoutBody } from './CheckoutBody.tsx';
import { checkoutPageTexts } from './texts.ts';
import { useShownCart } from './useShownCart.ts';

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: checkoutPageTexts.cart, href: '/cart' },
  { label: checkoutPageTexts.title, href: '/checkout' },
];

/** A visitor without a cart is no fault: the screen leads to the products. */
export async function load(ask: Ask) {
  const query = { query: CheckoutOperation, variables: {}, personal: true };
  const outcome = await loadQuery(ask, { ...query, found: ({ cart }) => cart != null });
  const { kind, data: answer } = outcome.data;
  return kind === 'missing' && answer
    ? data<Outcome<CheckoutQuery>>({ kind: 'ready', variables: {}, data: answer })
    : outcome;
}

export function Screen() {
  const outcome = useOutcome<CheckoutQuery>();
  if (outcome.kind === 'failed') return <FailedScreen title={checkoutPageTexts.failed} requestId={outcome.requestId} />;
  return outcome.data && <Checkout {...outcome.data} />;
}

function Checkout(loaded: CheckoutQuery) {
  const cart = useShownCart(loaded);
  return (
    <>
      <Seo title={checkoutPageTexts.title} description={checkoutPageTexts.description} path={null} noindex />
      <PageHead title={checkoutPageTexts.title} crumbs={crumbs} />
      <CheckoutBody cart={cart ?? null} />
    </>
  );
}
