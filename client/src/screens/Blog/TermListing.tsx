import { fillText } from '../../../../rules/fillText.ts';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import type { Operation } from '../../data/operation.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import type { PostListing_PostsFragment, SeoWords_SeoFragment } from '../../gql/graphql.ts';
import { pageHref } from '../../lib/paging/pageHref.ts';
import { NoPosts } from '../../post/NoPosts.tsx';
import { PostListing } from '../../post/PostListing.tsx';
import { blogTexts } from '../../post/texts.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ListBody } from './ListBody.tsx';

export type TermVariables = { slug: string; page: number };

/** What the queries of the three listings answer; they differ in where their term comes from. */
interface TermAnswer {
  term?: { name: string; path: string; description: string; seo: SeoWords_SeoFragment | null } | null;
  posts?: PostListing_PostsFragment | null;
}

export type TermOperation = Operation<TermAnswer, TermVariables>;

const above = fromHome({ label: crumbTexts.blog, href: '/blog' });

type TermListingProps = {
  /** The page's title, for a category and a tag may share a name; also in the place of a description. A gap for the name. */
  words: string;
};

/** The posts of one category, tag or author. */
export function TermListing({ words }: TermListingProps) {
  const outcome = useOutcome<TermAnswer, TermVariables>();
  if (outcome.kind === 'ready') return <Posts {...outcome.data} words={words} page={outcome.variables.page} />;
  const title = outcome.kind === 'missing' ? blogTexts.empty : blogTexts.errorHeading;
  return (
    <>
      <Seo title={title} path={null} noindex />
      <PageHead title={blogTexts.heading} crumbs={above} />
      <ListBody>
        {outcome.kind === 'missing' ? (
          <NoPosts pastEnd />
        ) : (
          <LoadFailure title={title} words={blogTexts.errorText} requestId={outcome.requestId} />
        )}
      </ListBody>
    </>
  );
}

function Posts({ term, posts, words, page }: TermListingProps & TermAnswer & { page: number }) {
  if (!term || !posts) return null;
  const title = fillText(words, { name: term.name });
  const lead = term.description || title;
  const crumbs = [...above, { label: term.name, href: term.path }];
  const said = ownWords(term.seo, {
    title,
    description: lead,
    noindex: posts.items.length === 0,
    image: null,
  });
  return (
    <>
      <Seo
        {...said}
        title={page > 1 ? fillText(blogTexts.pageOf, { title: said.title, page }) : said.title}
        path={pageHref(term.path, page)}
        crumbs={crumbs}
      />
      <PageHead title={term.name} lead={lead} crumbs={crumbs} />
      <ListBody>{posts.items.length > 0 ? <PostListing posts={posts} path={term.path} /> : <NoPosts />}</ListBody>
    </>
  );
}
