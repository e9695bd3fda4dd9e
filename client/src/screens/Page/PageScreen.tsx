import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { PageQuery, PageQueryVariables } from '../../gql/graphql.ts';
import { AskedSuggestions } from '../../layout/search/AskedSuggestions.tsx';
import { loadPage, pageRedirect } from './loadPage.ts';
import { PageArticle } from './PageArticle.tsx';

export async function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const slug = params.slug ?? 'home';
  const outcome = await loadPage(ask, slug);
  return pageRedirect(slug, outcome) ?? outcome;
}

export function Screen() {
  const outcome = useOutcome<PageQuery, PageQueryVariables>();
  if (outcome.kind === 'missing')
    return (
      <>
        <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>
        <AskedSuggestions />
      </>
    );
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  return <Page {...outcome.data} />;
}

function Page({ page }: PageQuery) {
  return page && <PageArticle page={page} />;
}
