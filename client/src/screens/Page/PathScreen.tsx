import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { NoSuchPlace } from '../../failure/NoSuchPlace.tsx';
import type { SlugQuery, SlugQueryVariables } from '../../gql/graphql.ts';
import { FoundInstead } from '../../layout/search/FoundInstead.tsx';
import { loadRoute } from './loadRoute.ts';
import { PostOrPage } from './PostOrPage.tsx';

/**
 * Reads the page below another that lives at a path. Who walks to an address that leads nowhere loads it anew: the
 * server knows where an old one has moved.
 */
export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const outcome = await loadRoute(ask, pathname);
  const isMissing = !(outcome instanceof Response) && outcome.data.kind === 'missing';
  if (isMissing && typeof document !== 'undefined') return redirectDocument(pathname + search);
  return withSuggestions(ask, request, outcome);
}

/** Where no other screen is. */
export function Screen() {
  const outcome = useOutcome<SlugQuery, SlugQueryVariables>();
  if (outcome.kind !== 'missing') return <PostOrPage />;
  return (
    <>
      <NoSuchPlace withMore />
      <FoundInstead />
    </>
  );
}
