import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { operatorTexts, sentTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { OperatorQuoteDocument, type OperatorQuoteQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { NotHere } from '../../layout/NotHere.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { Jobs } from '../../ui/Jobs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { crumbs, quoteHref } from './addresses.ts';
import { RequestJobs } from './RequestJobs.tsx';
import { toSignIn } from './toSignIn.ts';

const { quotes: texts } = operatorTexts;

export async function load(client: ApolloClient, { params }: LoaderFunctionArgs) {
  const elsewhere = await toSignIn(client);
  if (elsewhere) return elsewhere;
  const variables = { reference: params.reference ?? '' };
  const query = OperatorQuoteDocument;
  return loadQuery(client, { query, variables, found: ({ quoteRequest }) => quoteRequest !== null, personal: true });
}

/** One quote request with everything in it, for the operator. */
export function Screen() {
  const outcome = useOutcome<OperatorQuoteQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={texts.failed} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={texts.missing}>{texts.missingText}</NotHere>;
  return <Request {...outcome.variables} />;
}

function Request(variables: OperatorQuoteQueryVariables) {
  const { quoteRequest } = useScreenQuery(OperatorQuoteDocument, variables);
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
