import { pageTexts } from '../../../../rules/texts.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { SlugDocument, type SlugQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { NotHere } from '../../layout/NotHere.tsx';
import { PostArticle } from '../../post/PostArticle.tsx';
import { PageArticle } from './PageArticle.tsx';

/** What a lone slug leads to. */
export function PostOrPage() {
  const outcome = useOutcome<SlugQueryVariables>();
  if (outcome.kind === 'missing') return <NotHere title={pageTexts.contentNotFound}>{pageTexts.missing}</NotHere>;
  if (outcome.kind === 'failed')
    return <FailedScreen title={pageTexts.contentNotFound} requestId={outcome.requestId} />;
  return <Content {...outcome.variables} />;
}

function Content(variables: SlugQueryVariables) {
  const { route } = useScreenQuery(SlugDocument, variables);
  if (route?.__typename === 'Post') return <PostArticle post={route} />;
  return route?.__typename === 'Page' ? <PageArticle page={route} /> : null;
}
