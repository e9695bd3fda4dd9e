import { css } from '@emotion/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { toSignIn } from '../../data/toSignIn.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { OperatorQuotesQuery, OperatorQuotesQueryVariables } from '../../gql/graphql.ts';
import { OperatorQuotesOperation } from '../../gql/operations/OperatorQuotes.ts';
import { hasPage } from '../../lib/paging/pageNumber.ts';
import { Seo } from '../../seo/Seo.tsx';
import { text } from '../../theme/text.ts';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { crumbs, toInbox } from './addresses.ts';
import { everyProduct } from './inbox/everyProduct.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { InboxKeys } from './inbox/InboxKeys.tsx';
import { type ListQuery, listHref, listVariables, readListQuery } from './inbox/listQuery.ts';
import { NoRequests } from './inbox/NoRequests.tsx';
import { QueueTabs } from './inbox/QueueTabs.tsx';
import { SearchBar } from './inbox/SearchBar.tsx';
import { spanWords } from './inbox/spanWords.ts';
import { firmTexts as texts } from './texts.ts';

const body = css({ paddingBlock: '20px 64px' });

export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const elsewhere = await toSignIn(ask);
  if (elsewhere) return elsewhere;
  const asked = readListQuery(new URL(request.url).searchParams);
  const found = ({ quoteRequests }: OperatorQuotesQuery) =>
    quoteRequests != null && hasPage(asked.page, quoteRequests.items);
  const outcome = await loadQuery(ask, { query: OperatorQuotesOperation, variables: listVariables(asked), found });
  const shown = outcome.data.data;
  if (shown?.products) shown.products = await everyProduct(ask, shown.products);
  // Server and browser tell late by the same clock.
  Object.assign(outcome.data, { now: Date.now() });
  return outcome;
}

/** Every quote request, as the firm works through them. */
export function Screen() {
  const outcome = useOutcome<OperatorQuotesQuery, OperatorQuotesQueryVariables>() as ReturnType<
    typeof useOutcome<OperatorQuotesQuery, OperatorQuotesQueryVariables>
  > & { now?: number };
  const query = usePageQuery();
  if (outcome.kind === 'failed') return <FailedScreen title={texts.failed} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing')
    return (
      <NotHere title={texts.noPage} way={toInbox}>
        {texts.noPageText}
      </NotHere>
    );
  return <Requests {...outcome.data} asked={readListQuery(query)} now={outcome.now ?? 0} />;
}

type RequestsProps = OperatorQuotesQuery & { asked: ListQuery; now: number };

function Requests({ quoteRequests, products, asked, now }: RequestsProps) {
  if (!quoteRequests) return null;
  const { items, pageInfo, queues, answeredToday, medianAnswerMinutes: median } = quoteRequests;
  const countOf = (name: string) => queues.find(({ queue }) => queue === name)?.count ?? 0;
  const counts = { waiting: countOf('WAITING'), late: countOf('LATE'), answered: answeredToday };
  const summary =
    fillText(texts.summary, counts) + (median === null ? '' : fillText(texts.median, { time: spanWords(median) }));
  return (
    <>
      <Seo title={texts.heading} description={texts.lead} path={null} noindex />
      <PageHead
        title={texts.heading}
        lead={texts.lead}
        crumbs={crumbs}
        end={<p css={[text.mono, text.mute]}>{summary}</p>}
      />
      <Wrap css={body}>
        <SearchBar key={listHref(asked)} asked={asked} products={products?.items ?? []} />
        <QueueTabs asked={asked} counts={queues} />
        {items.length > 0 ? <Inbox requests={items} now={now} /> : <NoRequests asked={asked} />}
        <Pagination {...pageInfo} hrefFor={page => listHref({ ...asked, page })} />
        <InboxKeys asked={asked} />
      </Wrap>
    </>
  );
}
