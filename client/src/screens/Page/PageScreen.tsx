import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageTexts } from '../../../../rules/texts.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { PageDocument, type PageQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { NotHere } from '../../layout/NotHere.tsx';
import { loadPage, pageRedirect } from './loadPage.ts';
import { PageArticle } from './PageArticle.tsx';

export async function load(client: ApolloClient, { params }: LoaderFunctionArgs) {
  const slug = params.slug ?? 'home';
  const outcome = await loadPage(client, slug);
  return pageRedirect(client, slug) ?? outcome;
}

export function Screen() {
  const outcome = useOutcome<PageQueryVariables>();
  if (outcome.kind === 'missing') return <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>;
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  return <Page {...outcome.variables} />;
}

function Page(variables: PageQueryVariables) {
  const { page } = useScreenQuery(PageDocument, variables);
  return page && <PageArticle page={page} />;
}
