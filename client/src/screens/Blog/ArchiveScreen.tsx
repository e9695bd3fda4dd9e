import type { LoaderFunctionArgs } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import type { ArchiveQuery, ArchiveQueryVariables } from '../../gql/graphql.ts';
import { ArchiveOperation } from '../../gql/operations/Archive.ts';
import { pageHref } from '../../lib/paging/pageHref.ts';
import { hasPage, pageNumber } from '../../lib/paging/pageNumber.ts';
import { NoPosts } from '../../post/NoPosts.tsx';
import { PostListing } from '../../post/PostListing.tsx';
import { blogTexts } from '../../post/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ListBody } from './ListBody.tsx';
import { archiveTexts } from './texts.ts';

const PATH = '/blog/archive';
const crumbs = fromHome({ label: crumbTexts.blog, href: '/blog' }, { label: archiveTexts.crumb, href: PATH });

export const load = (ask: Ask, { request }: LoaderFunctionArgs) => {
  const page = pageNumber(new URL(request.url).searchParams);
  return loadQuery(ask, {
    query: ArchiveOperation,
    variables: { page: Math.max(1, page) },
    found: ({ posts }) => posts !== null && hasPage(page, posts.items),
  });
};

/** Every post, ten a page, with a button for each page. */
export function Screen() {
  const outcome = useOutcome<ArchiveQuery, ArchiveQueryVariables>();
  const ready = outcome.kind === 'ready';
  const { page } = outcome.variables;
  const { heading, lead } = archiveTexts;
  return (
    <>
      <Seo
        title={ready && page > 1 ? fillText(blogTexts.pageOf, { title: heading, page }) : heading}
        description={lead}
        path={ready ? pageHref(PATH, page) : null}
        noindex={!ready}
        crumbs={crumbs}
      />
      <PageHead title={heading} lead={lead} crumbs={crumbs} />
      <ListBody>
        {outcome.kind === 'ready' && <Posts {...outcome.data} />}
        {outcome.kind === 'missing' && <NoPosts pastEnd path={PATH} action={archiveTexts.emptyAction} />}
        {outcome.kind === 'failed' && (
          <LoadFailure title={archiveTexts.errorHeading} words={archiveTexts.errorText} requestId={outcome.requestId} />
        )}
      </ListBody>
    </>
  );
}

function Posts({ posts }: ArchiveQuery) {
  return posts && posts.items.length > 0 ? <PostListing posts={posts} path={PATH} archive /> : <NoPosts />;
}
