import { css } from '@emotion/react';
import { type PartOf, partOf } from '../data/partOf.ts';
import { AsOf } from '../failure/AsOf.tsx';
import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { QuoteDocket } from '../quote/QuoteDocket.tsx';
import { Paper } from '../site/Paper.tsx';
import { media, space } from '../theme/tokens.ts';
import { StillProse } from '../ui/content/StillProse.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { Comments } from './comments/Comments.tsx';
import { WriteComment } from './comments/WriteComment.tsx';
import { PostNeighbours } from './PostNeighbours.tsx';
import { PostRail } from './PostRail.tsx';
import { PostSeo } from './PostSeo.tsx';
import { postCrumbs } from './postCrumbs.ts';
import { postTexts } from './texts.ts';

const body = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 28px ${space.gutter};
  padding-block: 56px ${space.section};
  > :last-child {
    grid-column: 4 / span 7;
  }
  ${media.phone} {
    display: block;
    padding-top: 28px;
  }
`;

const noticePlace = css({ marginTop: 40, [media.print]: { display: 'none' } });
const unprinted = css({ [media.print]: { display: 'none' } });
const ending = css({ paddingBottom: space.section });

/** A whole post: title, picture, details, words, and where to go from here. */
export function PostArticle({ post: from }: { post: PartOf<PostArticle_PostFragment> }) {
  const post = partOf<PostArticle_PostFragment>(from);
  return (
    <Paper title={postTexts.paper} path={post.path}>
      <PostSeo post={post} />
      <article>
        <ArticleHead title={post.title} crumbs={postCrumbs(post)} />
        <ArticlePicture image={post.featuredImage} />
        <Wrap css={body}>
          <PostRail post={post} />
          <div>
            {post.asOf && <AsOf asOf={post.asOf} />}
            {post.protected ? (
              <Banner icon="info">
                <b>{postTexts.protected}</b> {postTexts.protectedNote}
              </Banner>
            ) : (
              <StillProse size="article" html={post.content} />
            )}
            {post.comments && <Comments list={post.comments} path={post.path} answered={post.takesComments} />}
            {post.commentsOpen && (
              <div css={noticePlace}>
                <Banner>
                  <b>{postTexts.commentsOpen}</b> {postTexts.commentsNote}
                </Banner>
              </div>
            )}
            {post.takesComments && <WriteComment post={post.id} path={post.path} comments={post.comments} />}
          </div>
        </Wrap>
      </article>
      <Wrap css={[ending, unprinted]}>
        <PostNeighbours previous={post.previous} next={post.next} />
      </Wrap>
      <div css={unprinted}>
        <QuoteDocket />
      </div>
    </Paper>
  );
}
