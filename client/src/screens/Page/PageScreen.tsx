import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { PageQuery, PageQueryVariables, PagesNamedQuery } from '../../gql/graphql.ts';
import { FoundInstead } from '../../layout/search/FoundInstead.tsx';
import { loadChoice, loadPage, pageRedirect } from './loadPage.ts';
import { PageArticle } from './PageArticle.tsx';
import { PageChoice } from './PageChoice.tsx';

export async function load(ask: Ask, { params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? 'home';
  const outcome = await loadPage(ask, slug);
  if (outcome.data.kind === 'missing') return withSuggestions(ask, request, await loadChoice(ask, slug));
  return pageRedirect(slug, outcome) ?? outcome;
}

export function Screen() {
  const outcome = useOutcome<PageQuery | PagesNamedQuery, PageQueryVariables>();
  if (outcome.kind === 'missing')
    return (
      <>
        <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>
        <FoundInstead />
      </>
    );
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  const { data } = outcome;
  return 'pages' in data ? <PageChoice pages={data.pages?.items ?? []} /> : <Page {...(data as PageQuery)} />;
}

function Page({ page }: PageQuery) {
  return page && <PageArticle page={page} />;
}
