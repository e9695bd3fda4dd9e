import { useOutcome } from '../data/useOutcome.ts';
import { FailedScreen } from '../failure/FailedScreen.tsx';
import type { PostQuery, PostQueryVariables } from '../gql/graphql.ts';
import { PostArticle } from './PostArticle.tsx';
import { postTexts } from './texts.ts';

/** One post by its slug, at /post, /posts and /{slug}?type=post. */
export function PostView() {
  const outcome = useOutcome<PostQuery, PostQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={postTexts.notFound} requestId={outcome.requestId} />;
  return outcome.data?.post && <PostArticle post={outcome.data.post} />;
}
