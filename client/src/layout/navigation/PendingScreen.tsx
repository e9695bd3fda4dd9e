import { css } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import type { PendingShape } from '../../../../rules/screens.ts';
import { layoutTexts } from '../../../../rules/texts/layout.ts';
import { space } from '../../theme/tokens.ts';
import { PostCardSkeleton } from '../../ui/cards/PostCardSkeleton.tsx';
import { ProductCardSkeleton } from '../../ui/cards/ProductCardSkeleton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const body = css({ paddingBlock: `40px ${space.section}`, minHeight: '60vh' });
const stack = css({ display: 'grid', gap: 18, maxWidth: 760 });
const row = css({ display: 'grid', gap: 10, maxWidth: 760, paddingBlock: 18 });

const times = (count: number, part: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => part(index));

const lines = ['100%', '96%', '98%', '60%'];

const shapes: Record<PendingShape, () => ReactNode> = {
  article: () => (
    <div css={stack}>
      <Skeleton ratio="8 / 5" />
      {lines.map(width => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </div>
  ),
  cards: () => (
    <Grid layout="products">
      {times(6, index => (
        <ProductCardSkeleton key={index} />
      ))}
    </Grid>
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

const title = (
  <>
    <VisuallyHidden>{layoutTexts.loading}</VisuallyHidden>
    <Skeleton width="min(460px, 80vw)" height="1.04em" />
  </>
);

/** Stands in for the screen that is on its way, in its shape, and begins at its top as that screen will. */
export function PendingScreen({ shape }: { shape: PendingShape }) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div aria-busy="true">
      <title>{layoutTexts.loading}</title>
      <PageHead title={title} />
      <Wrap css={body}>{shapes[shape]()}</Wrap>
    </div>
  );
}
