import { css } from '@emotion/react';
import { searchTexts } from '../../layout/search/texts.ts';
import { space } from '../../theme/tokens.ts';
import { PostCardSkeleton } from '../../ui/cards/PostCardSkeleton.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const place = css({ paddingBlock: `40px ${space.section}`, minHeight: '60vh' });

/** The results while they are on their way. */
export const Searching = () => (
  <Wrap css={place} aria-busy="true">
    <title>{searchTexts.searching}</title>
    <Grid layout="postsThree">
      <PostCardSkeleton />
      <PostCardSkeleton />
      <PostCardSkeleton />
    </Grid>
  </Wrap>
);
