import type { LoaderFunctionArgs } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { operatorTexts } from '../../../../rules/texts/operator.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { OperatorQuoteQuery, OperatorQuoteQueryVariables } from '../../gql/graphql.ts';
import { OperatorQuoteOperation } from '../../gql/operations/OperatorQuote.ts';
import { sentTexts } from '../../quote/asked/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { crumbs, quoteHref } from './addresses.ts';
import { RequestJobs } from './RequestJobs.tsx';
import { toSignIn } from './toSignIn.ts';

const { quotes: texts } = operatorTexts;

export async function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const elsewhere = await toSignIn(ask);
  if (elsewhere) return elsewhere;
  const variables = { reference: params.reference ?? '' };
  const query = OperatorQuoteOperation;
  return loadQuery(ask, { query, variables, found: ({ quoteRequest }) => quoteRequest !== null, personal: true });
}

/** One quote request with everything in it, for the operator. */
export function Screen() {
  const outcome = useOutcome<OperatorQuoteQuery, OperatorQuoteQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={texts.failed} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={texts.missing}>{texts.missingText}</NotHere>;
  return <Request {...outcome.data} />;
}

function Request({ quoteRequest }: OperatorQuoteQuery) {
  if (!quoteRequest) return null;
  const { reference } = quoteRequest;
  const title = fillText(sentTexts.slip, { reference });
  const here = { label: reference, href: quoteHref(reference) };
  return (
    <>
      <Seo title={title} path={null} noindex />
      <PageHead title={title} crumbs={[...crumbs, here]} />
      <Jobs>
        <RequestJobs request={quoteRequest} />
      </Jobs>
    </>
  );
}
