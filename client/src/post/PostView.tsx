import { postTexts } from '../../../rules/texts.ts';
import { useOutcome, useScreenQuery } from '../apollo/useScreen.ts';
import { PostDocument, type PostQueryVariables } from '../gql/graphql.ts';
import { FailedScreen } from '../layout/FailedScreen.tsx';
import { PostArticle } from './PostArticle.tsx';

/** One post by its slug, at /post, /posts and /{slug}?type=post. */
export function PostView() {
  const outcome = useOutcome<PostQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={postTexts.notFound} requestId={outcome.requestId} />;
  return <Post {...outcome.variables} />;
}

function Post(variables: PostQueryVariables) {
  const { post } = useScreenQuery(PostDocument, variables);
  return post && <PostArticle post={post} />;
}
