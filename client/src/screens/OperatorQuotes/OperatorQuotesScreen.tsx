import type { LoaderFunctionArgs } from 'react-router-dom';
import { operatorTexts } from '../../../../rules/texts/operator.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { OperatorQuotesQuery, OperatorQuotesQueryVariables } from '../../gql/graphql.ts';
import { OperatorQuotesOperation } from '../../gql/operations/OperatorQuotes.ts';
import { pageHref } from '../../lib/pageHref.ts';
import { hasPage, pageNumber } from '../../lib/pageNumber.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { crumbs } from './addresses.ts';
import { QuoteTable } from './QuoteTable.tsx';
import { toSignIn } from './toSignIn.ts';

const { quotes: texts } = operatorTexts;

export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const elsewhere = await toSignIn(ask);
  if (elsewhere) return elsewhere;
  const page = pageNumber(new URL(request.url).searchParams);
  const found = ({ quoteRequests }: { quoteRequests: { items: readonly unknown[] } | null }) =>
    quoteRequests !== null && hasPage(page, quoteRequests.items);
  return loadQuery(ask, { query: OperatorQuotesOperation, variables: { page }, found, personal: true });
}

/** Every quote request, for the operator. */
export function Screen() {
  const outcome = useOutcome<OperatorQuotesQuery, OperatorQuotesQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={texts.failed} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={texts.missing}>{texts.missingText}</NotHere>;
  return <Requests {...outcome.data} />;
}

function Requests({ quoteRequests }: OperatorQuotesQuery) {
  if (!quoteRequests) return null;
  const { items, pageInfo } = quoteRequests;
  return (
    <>
      <Seo title={texts.heading} description={texts.lead} path={null} noindex />
      <PageHead title={texts.heading} lead={texts.lead} crumbs={crumbs} />
      <Jobs>
        {items.length > 0 ? (
          <Job title={texts.caption}>
            <JobBody>
              <QuoteTable requests={items} />
              <Pagination {...pageInfo} hrefFor={page => pageHref('/operator/quotes', page)} />
            </JobBody>
          </Job>
        ) : (
          <EmptyPanel title={texts.none}>{texts.noneText}</EmptyPanel>
        )}
      </Jobs>
    </>
  );
}
