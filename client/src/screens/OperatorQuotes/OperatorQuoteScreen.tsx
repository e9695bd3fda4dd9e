import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { toSignIn } from '../../data/toSignIn.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { readPosted } from '../../forms/readPosted.ts';
import type { OperatorQuoteQuery, OperatorQuoteQueryVariables } from '../../gql/graphql.ts';
import { OperatorQuoteOperation } from '../../gql/operations/OperatorQuote.ts';
import { useAnswer } from '../../quote/life/useAnswer.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { toInbox } from './addresses.ts';
import { FirmView } from './FirmView.tsx';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

export async function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const elsewhere = await toSignIn(ask);
  if (elsewhere) return elsewhere;
  const variables = { reference: params.reference ?? '' };
  const found = ({ quoteRequest }: OperatorQuoteQuery) => quoteRequest !== null;
  return withStepKey(await loadQuery(ask, { query: OperatorQuoteOperation, variables, found }));
}

/** Takes the forms of the page. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./takeFirmStep.ts')).takeFirmStep(ask, values);
}

/** One quote request with everything in it, and its answer. */
export function Screen() {
  const outcome = useOutcome<OperatorQuoteQuery, OperatorQuoteQueryVariables>();
  const answer = useAnswer<FirmAnswer>();
  if (outcome.kind === 'failed') return <FailedScreen title={firmTexts.failed} requestId={outcome.requestId} />;
  const request = outcome.data?.quoteRequest;
  if (!request)
    return (
      <NotHere title={firmTexts.missing} way={toInbox}>
        {firmTexts.missingText}
      </NotHere>
    );
  return <FirmView request={request} queue={outcome.data?.quoteRequests?.items ?? []} answer={answer} />;
}
