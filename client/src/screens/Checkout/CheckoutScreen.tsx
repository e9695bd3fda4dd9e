import type { ApolloClient } from '@apollo/client';
import { data } from 'react-router-dom';
import { checkoutPageTexts, crumbTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { CheckoutDocument } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CheckoutBody } from './CheckoutBody.tsx';

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: checkoutPageTexts.cart, href: '/cart' },
  { label: checkoutPageTexts.title, href: '/checkout' },
];

/** A visitor without a cart is no fault: the screen leads to the products. */
export async function load(client: ApolloClient) {
  const query = { query: CheckoutDocument, variables: {}, personal: true };
  const outcome = await loadQuery(client, { ...query, found: ({ cart }) => cart != null });
  return outcome.data.kind === 'missing' ? data({ ...outcome.data, kind: 'ready' as const }) : outcome;
}

export function Screen() {
  const outcome = useOutcome();
  if (outcome.kind === 'failed') return <FailedScreen title={checkoutPageTexts.failed} requestId={outcome.requestId} />;
  return <Checkout />;
}

function Checkout() {
  const { cart } = useScreenQuery(CheckoutDocument, {});
  return (
    <>
      <Seo title={checkoutPageTexts.title} description={checkoutPageTexts.description} path={null} noindex />
      <PageHead title={checkoutPageTexts.title} crumbs={crumbs} />
      <CheckoutBody cart={cart ?? null} />
    </>
  );
}
