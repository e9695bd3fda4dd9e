import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type PartOf, partOf } from '../../data/partOf.ts';
import { AsOf } from '../../failure/AsOf.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { PageArticle_PageFragment } from '../../gql/graphql.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { ArticleHead } from '../../post/ArticleHead.tsx';
import { ArticlePicture } from '../../post/ArticlePicture.tsx';
import { postTexts } from '../../post/texts.ts';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { StillProse } from '../../ui/content/StillProse.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { PageSeo } from './PageSeo.tsx';

const body = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 28px ${space.gutter};
  padding-block: 56px ${space.section};
  > div {
    grid-column: 4 / span 7;
  }
  ${media.phone} {
    display: block;
    padding-top: 28px;
  }
`;

const updated = css`
  grid-row: 1;
  grid-column: 1 / span 3;
  padding-top: 6px;
  time {
    display: block;
  }
  ${media.phone} {
    margin-top: 40px;
    time {
      display: inline;
    }
  }
`;

type PageArticleProps = {
  page: PartOf<PageArticle_PageFragment>;
  /** Nothing but the words, as `?type=page` asks for. */
  bodyOnly?: boolean;
  /** Stands under the words. */
  children?: ReactNode;
};

/** A page that an editor wrote. */
export function PageArticle({ page: from, bodyOnly = false, children }: PageArticleProps) {
  const page = partOf<PageArticle_PageFragment>(from);
  const isHome = page.path === '/';
  const way = isHome ? [] : [...page.above, page].map(({ title, path }) => ({ label: title, href: path }));
  const crumbs = fromHome(...way);
  if (bodyOnly) {
    return (
      <Wrap css={body}>
        <PageSeo page={page} crumbs={crumbs} />
        <h1 css={visuallyHidden}>{page.title}</h1>
        <Words page={page} />
      </Wrap>
    );
  }
  return (
    <article>
      <PageSeo page={page} crumbs={crumbs} />
      <ArticleHead title={page.title} crumbs={crumbs} excerpt={page.excerpt} />
      <ArticlePicture image={page.featuredImage} />
      <Wrap css={body}>
        <div>
          <Words page={page} />
          {children}
        </div>
        <p css={[text.mono, text.mute, updated]}>
          {pageTexts.updated} <time dateTime={page.modifiedAt}>{longDate(page.modifiedAt)}</time>
        </p>
      </Wrap>
    </article>
  );
}

const Words = ({ page }: { page: PageArticle_PageFragment }) => (
  <div>
    {page.asOf && <AsOf asOf={page.asOf} />}
    {page.protected ? (
      <Banner icon="info">
        <b>{pageTexts.protected}</b> {postTexts.protectedNote}
      </Banner>
    ) : (
      <StillProse size="article" html={page.content} />
    )}
  </div>
);
