import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { PageQuery, PageQueryVariables } from '../../gql/graphql.ts';
import { PageArticle } from './PageArticle.tsx';

/** The words of a page and nothing else. */
export function BodyOnly() {
  const outcome = useOutcome<PageQuery, PageQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFoundBody} requestId={outcome.requestId} />;
  return outcome.data?.page && <PageArticle page={outcome.data.page} bodyOnly />;
}
