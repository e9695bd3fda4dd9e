import { pageTexts } from '../../../../rules/texts.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { PageDocument, type PageQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { PageArticle } from './PageArticle.tsx';

/** The words of a page and nothing else. */
export function BodyOnly() {
  const outcome = useOutcome<PageQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFoundBody} requestId={outcome.requestId} />;
  return <Body {...outcome.variables} />;
}

function Body(variables: PageQueryVariables) {
  const { page } = useScreenQuery(PageDocument, variables);
  return page && <PageArticle page={page} bodyOnly />;
}
