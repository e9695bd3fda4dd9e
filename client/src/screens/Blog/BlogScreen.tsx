import { fillText } from '../../../../rules/fillText.ts';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import { newsletterTexts } from '../../../../rules/texts/newsletter.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import { lateForm } from '../../forms/lateForm.ts';
import type { BlogQuery, BlogQueryVariables } from '../../gql/graphql.ts';
import { pageHref } from '../../lib/paging/pageHref.ts';
import { NoPosts } from '../../post/NoPosts.tsx';
import { PostListing } from '../../post/PostListing.tsx';
import { blogTexts } from '../../post/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ListBody } from './ListBody.tsx';
import { Newsletter } from './Newsletter.tsx';
import { archiveTexts } from './texts.ts';

export { load } from './BlogLoad.ts';

export const act = lateForm(() => import('./subscribe.ts'), newsletterTexts.error);

const PATH = '/blog';
const crumbs = fromHome({ label: crumbTexts.blog, href: PATH });

const toArchive = (
  <Button variant="text" href="/blog/archive">
    {archiveTexts.heading}
  </Button>
);

export function Screen() {
  const outcome = useOutcome<BlogQuery, BlogQueryVariables>();
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
        {outcome.kind === 'ready' && <Posts {...outcome.data} />}
        {outcome.kind === 'missing' && <NoPosts pastEnd />}
        {outcome.kind === 'failed' && (
          <LoadFailure title={blogTexts.errorHeading} words={blogTexts.errorText} requestId={outcome.requestId} />
        )}
      </ListBody>
      <Newsletter />
    </>
  );
}

function Posts({ posts }: BlogQuery) {
  return posts && posts.items.length > 0 ? <PostListing posts={posts} path={PATH} /> : <NoPosts />;
}
