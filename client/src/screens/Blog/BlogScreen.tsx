import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { archiveTexts, blogTexts, crumbTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { BlogDocument, type BlogQueryVariables } from '../../gql/graphql.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { pageHref } from '../../lib/pageHref.ts';
import { hasPage, pageNumber } from '../../lib/pageNumber.ts';
import { NoPosts } from '../../post/NoPosts.tsx';
import { PostListing } from '../../post/PostListing.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListBody } from './ListBody.tsx';
import { Newsletter } from './Newsletter.tsx';

export { act } from './subscribe.ts';

const PATH = '/blog';
const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: crumbTexts.blog, href: PATH },
];

const toArchive = (
  <Button variant="text" href="/blog/archive">
    {archiveTexts.heading}
  </Button>
);

export const load = (client: ApolloClient, { request }: LoaderFunctionArgs) => {
  const page = pageNumber(new URL(request.url).searchParams);
  return loadQuery(client, {
    query: BlogDocument,
    variables: { page: Math.max(1, page) },
    found: ({ posts }) => posts !== null && hasPage(page, posts.items),
  });
};

export function Screen() {
  const outcome = useOutcome<BlogQueryVariables>();
  const ready = outcome.kind === 'ready';
  const { page } = outcome.variables;
  const title = ready && page > 1 ? fillText(blogTexts.pageOf, { title: blogTexts.heading, page }) : blogTexts.heading;
  return (
    <>
      <Seo
        title={title}
        description={blogTexts.lead}
        path={ready ? pageHref(PATH, page) : null}
        noindex={!ready}
        crumbs={crumbs}
      />
      <PageHead title={blogTexts.heading} lead={blogTexts.lead} crumbs={crumbs} end={toArchive} />
      <ListBody>
        {outcome.kind === 'ready' && <Posts {...outcome.variables} />}
        {outcome.kind === 'missing' && <NoPosts pastEnd />}
        {outcome.kind === 'failed' && (
          <LoadFailure title={blogTexts.errorHeading} words={blogTexts.errorText} requestId={outcome.requestId} />
        )}
      </ListBody>
      <Newsletter />
    </>
  );
}

function Posts(variables: BlogQueryVariables) {
  const { posts } = useScreenQuery(BlogDocument, variables);
  return posts && posts.items.length > 0 ? <PostListing posts={posts} path={PATH} /> : <NoPosts />;
}
