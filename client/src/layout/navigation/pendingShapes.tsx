import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PendingShape } from '../../../../rules/screens.ts';
import { media, space } from '../../theme/tokens.ts';
import { PostCardSkeleton } from '../../ui/cards/PostCardSkeleton.tsx';
import { ProductCardSkeleton } from '../../ui/cards/ProductCardSkeleton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';

const stack = css({ display: 'grid', gap: 18, maxWidth: 760, alignContent: 'start' });
const row = css({ display: 'grid', gap: 10, maxWidth: 760, paddingBlock: 18 });

/** The picture on the left, what is said of it on the right; on a phone below it. */
const beside = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${space.gutter};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A rail of details, and the words. */
const railed = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 28px ${space.gutter};
  > :first-of-type {
    grid-column: span 2;
  }
  > :last-of-type {
    grid-column: 4 / span 7;
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
  }
`;

/** Across an article's top, on phones from edge to edge. */
const picture = css`
  margin-bottom: 56px;
  ${media.phone} {
    width: calc(100% + 2 * ${space.margin});
    max-width: none;
    margin: 0 calc(-1 * ${space.margin}) 28px;
    aspect-ratio: 8 / 5;
  }
`;

/** Filters beside the list, as far as there is room for them. */
const filtered = css`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 48px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > :first-of-type {
      display: none;
    }
  }
`;

const times = (count: number, part: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => part(index));

const lines = (...widths: string[]) => widths.map(width => <Skeleton key={width} width={width} height="16px" />);
const text = lines('100%', '96%', '98%', '60%');

const article = (
  <div css={railed}>
    <div css={stack}>{lines('70%', '54%')}</div>
    <div css={stack}>
      {text}
      {text}
    </div>
  </div>
);

const cards = (
  <Grid layout="products">
    {times(6, index => (
      <ProductCardSkeleton key={index} />
    ))}
  </Grid>
);

/** What stands in for each kind of screen while it is on its way. */
export const pendingShapes: Record<PendingShape, () => ReactNode> = {
  article: () => article,
  post: () => (
    <>
      <Skeleton css={picture} ratio="1344 / 620" />
      {article}
    </>
  ),
  cards: () => cards,
  listing: () => (
    <div css={filtered}>
      <div css={stack}>
        <Skeleton height={space.control} />
        {lines('70%', '58%', '76%', '64%', '52%', '68%', '60%')}
      </div>
      {cards}
    </div>
  ),
  product: () => (
    <div css={beside}>
      <Skeleton ratio="4 / 3" />
      <div css={stack}>
        <Skeleton width="90%" height="40px" />
        {text}
        <Skeleton width="50%" height="32px" />
        <Skeleton height={space.control} />
        <Skeleton height={space.control} />
      </div>
    </div>
  ),
  front: () => (
    <div css={beside}>
      <div css={stack}>
        <Skeleton height="64px" />
        <Skeleton width="80%" height="64px" />
        {text}
        <Skeleton width="220px" height={space.control} />
      </div>
      <Skeleton ratio="1" />
    </div>
  ),
  posts: () => (
    <Grid layout="posts">
      {times(8, index => (
        <PostCardSkeleton key={index} />
      ))}
    </Grid>
  ),
  form: () => (
    <div css={stack}>
      {times(5, index => (
        <Skeleton key={index} height={space.control} />
      ))}
    </div>
  ),
  list: () =>
    times(5, index => (
      <div key={index} css={row}>
        <Skeleton width="45%" height="20px" />
        <Skeleton width="90%" height="14px" />
      </div>
    )),
};
