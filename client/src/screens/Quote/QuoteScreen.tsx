import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/forms/quoteErrorBanner.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { lateForm } from '../../forms/lateForm.ts';
import type { QuoteQuery, QuoteQueryVariables } from '../../gql/graphql.ts';
import { QuoteOperation } from '../../gql/operations/Quote.ts';
import { QuoteFailure } from './QuoteFailure.tsx';
import { QuotePage } from './QuotePage.tsx';

type Loaded = Outcome<QuoteQuery, QuoteQueryVariables>;

export const act = lateForm(() => import('./submitQuote.ts'), quoteErrorBanner(false));

/** A page that no editor has written is no fault: the screen has words of its own. */
export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const withProduct = /^\d{1,15}$/.test(product);
  const variables = { product: withProduct ? product : '0', withProduct };
  const outcome = await loadQuery(ask, { query: QuoteOperation, variables, found: ({ page }) => page != null });
  const { kind, data: answer } = outcome.data;
  return kind === 'missing' && answer ? data<Loaded>({ kind: 'ready', variables, data: answer }) : outcome;
}

export function Screen() {
  const outcome = useOutcome<QuoteQuery, QuoteQueryVariables>();
  if (outcome.kind === 'failed') return <QuoteFailure requestId={outcome.requestId} />;
  const { page, product, site } = outcome.data ?? {};
  return <QuotePage page={page} product={product} countries={site?.deliveryCountries ?? []} />;
}
