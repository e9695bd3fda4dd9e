import { css } from '@emotion/react';
import { AsOf } from '../failure/AsOf.tsx';
import type { PostListing_PostsFragment } from '../gql/graphql.ts';
import { pageHref } from '../lib/paging/pageHref.ts';
import { Pagination } from '../ui/content/Pagination.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { PostTile } from './PostTile.tsx';

const BUTTONS = 3;

const pagerPlace = css({ marginTop: 16 });

type PostListingProps = {
  posts: PostListing_PostsFragment;
  /** where the list lives */
  path: string;
  /** All of them alike, two beside each other, with a button for every page. */
  archive?: boolean;
};

/** A page of posts, the first one large, and the way to the other pages. */
export function PostListing({ posts, path, archive = false }: PostListingProps) {
  const { page, totalPages } = posts.pageInfo;
  return (
    <>
      {posts.asOf && <AsOf asOf={posts.asOf} />}
      <Grid layout={archive ? 'postsTwo' : 'posts'}>
        {posts.items.map((post, index) => (
          <PostTile key={post.id} post={post} lead={!archive && index === 0} half={archive} />
        ))}
      </Grid>
      <div css={pagerPlace}>
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={to => pageHref(path, to)}
          buttons={archive ? Number.POSITIVE_INFINITY : BUTTONS}
        />
      </div>
    </>
  );
}
