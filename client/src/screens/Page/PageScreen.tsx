import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { PageQuery, PageQueryVariables } from '../../gql/graphql.ts';
import { FoundSuggestions } from '../../layout/search/FoundSuggestions.tsx';
import { loadPage, pageRedirect } from './loadPage.ts';
import { PageArticle } from './PageArticle.tsx';

export async function load(ask: Ask, { params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? 'home';
  const outcome = await loadPage(ask, slug);
  return pageRedirect(slug, outcome) ?? withSuggestions(ask, request, outcome);
}

export function Screen() {
  const outcome = useOutcome<PageQuery, PageQueryVariables>();
  if (outcome.kind === 'missing')
    return (
      <>
        <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>
        <FoundSuggestions />
      </>
    );
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  return <Page {...outcome.data} />;
}

function Page({ page }: PageQuery) {
  return page && <PageArticle page={page} />;
}
