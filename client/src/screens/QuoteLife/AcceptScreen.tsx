import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { AcceptQuoteQuery, AcceptQuoteQueryVariables } from '../../gql/graphql.ts';
import { AcceptQuoteOperation } from '../../gql/operations/AcceptQuote.ts';
import { type RefusedStep, readPosted } from '../../quote/life/sendStep.ts';
import { useAnswer } from '../../quote/life/useAnswer.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { AcceptView } from './accept/AcceptView.tsx';
import { FindRequest } from './FindRequest.tsx';
import { quoteLifeTexts } from './texts.ts';

export async function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const variables = { reference: params.reference ?? '' };
  const found = ({ quoteRequest }: AcceptQuoteQuery) => quoteRequest !== null;
  const outcome = await loadQuery(ask, { query: AcceptQuoteOperation, variables, found });
  return withStepKey(outcome.data.kind === 'missing' ? data(outcome.data) : outcome);
}

/** Takes the form: the code comes when it is first sent. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./accept/takeAcceptance.ts')).takeAcceptance(ask, values);
}

/** Where an offer becomes an order. */
export function Screen() {
  const loaded = useOutcome<AcceptQuoteQuery, AcceptQuoteQueryVariables>();
  const refused = useAnswer<RefusedStep>();
  if (loaded.kind === 'failed') return <FailedScreen title={quoteLifeTexts.failed} requestId={loaded.requestId} />;
  const request = loaded.data?.quoteRequest;
  if (!request) return <FindRequest reference={loaded.variables.reference} refused={refused} />;
  return <AcceptView request={request} refused={refused} />;
}
