import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { QuoteLifeQuery, QuoteLifeQueryVariables } from '../../gql/graphql.ts';
import { QuoteLifeOperation } from '../../gql/operations/QuoteLife.ts';
import { type RefusedStep, readPosted } from '../../quote/life/sendStep.ts';
import { useAnswer } from '../../quote/life/useAnswer.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { FindRequest } from './FindRequest.tsx';
import { RequestView } from './RequestView.tsx';
import { quoteLifeTexts } from './texts.ts';

type Loaded = Outcome<QuoteLifeQuery, QuoteLifeQueryVariables>;

/** In place of a reference: the form that asks for it. */
const FIND = 'find';

/** Whoever may not read it is asked for the address that asked: nothing says whether there is such a request. */
export async function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const variables = { reference: !params.reference || params.reference === FIND ? '' : params.reference };
  if (!variables.reference) return data<Loaded>({ kind: 'missing', variables });
  const found = ({ quoteRequest }: QuoteLifeQuery) => quoteRequest !== null;
  const outcome = await loadQuery(ask, { query: QuoteLifeOperation, variables, found });
  return withStepKey(outcome.data.kind === 'missing' ? data(outcome.data) : outcome);
}

/** Takes the forms of the page. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./takeStep.ts')).takeStep(ask, values);
}

/** A request as its buyer follows it; the form to find it for anyone else. */
export function Screen() {
  const loaded = useOutcome<QuoteLifeQuery, QuoteLifeQueryVariables>();
  const refused = useAnswer<RefusedStep>();
  if (loaded.kind === 'failed') return <FailedScreen title={quoteLifeTexts.failed} requestId={loaded.requestId} />;
  const request = loaded.data?.quoteRequest;
  if (!request) return <FindRequest reference={loaded.variables.reference} refused={refused} />;
  return <RequestView request={request} refused={refused} />;
}
