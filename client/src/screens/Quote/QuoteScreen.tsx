import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/quoteErrorBanner.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { QuoteDocument, type QuoteQueryVariables } from '../../gql/graphql.ts';
import { lateForm } from '../../quote/lateForm.ts';
import { QuoteFailure } from './QuoteFailure.tsx';
import { QuotePage } from './QuotePage.tsx';

export const act = lateForm(() => import('./submitQuote.ts'), quoteErrorBanner(false));

/** A page that no editor has written is no fault: the screen has words of its own. */
export async function load(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const withProduct = /^\d{1,15}$/.test(product);
  const variables = { product: withProduct ? product : '0', withProduct };
  const outcome = await loadQuery(client, { query: QuoteDocument, variables, found: ({ page }) => page != null });
  return outcome.data.kind === 'missing' ? data({ ...outcome.data, kind: 'ready' as const }) : outcome;
}

export function Screen() {
  const outcome = useOutcome<QuoteQueryVariables>();
  if (outcome.kind === 'failed') return <QuoteFailure requestId={outcome.requestId} />;
  return <Quote {...outcome.variables} />;
}

function Quote(variables: QuoteQueryVariables) {
  const { page, product } = useScreenQuery(QuoteDocument, variables);
  return <QuotePage page={page} product={product} />;
}
