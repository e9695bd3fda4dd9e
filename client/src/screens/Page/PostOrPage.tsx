import { lazy } from 'react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { SlugQuery, SlugQueryVariables } from '../../gql/graphql.ts';
import { FoundInstead } from '../../layout/search/FoundInstead.tsx';

// One of the two, by what stands at the address.
const PostArticle = lazy(async () => ({ default: (await import('../../post/PostArticle.tsx')).PostArticle }));
const PageArticle = lazy(async () => ({ default: (await import('./PageArticle.tsx')).PageArticle }));

/** What a lone slug leads to. */
export function PostOrPage() {
  const outcome = useOutcome<SlugQuery, SlugQueryVariables>();
  if (outcome.kind === 'missing')
    return (
      <>
        <NotHere title={pageTexts.contentNotFound}>{pageTexts.missing}</NotHere>
        <FoundInstead />
      </>
    );
  // Nobody knows of it that it is not there.
  if (outcome.kind === 'failed') return <FailedScreen title={layoutTexts.broken} requestId={outcome.requestId} />;
  return <Content {...outcome.data} />;
}

function Content({ route }: SlugQuery) {
  if (route?.__typename === 'Post') return <PostArticle post={route} />;
  return route?.__typename === 'Page' ? <PageArticle page={route} /> : null;
}
