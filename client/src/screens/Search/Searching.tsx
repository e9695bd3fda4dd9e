import { css } from '@emotion/react';
import { searchTexts } from '../../../../rules/texts.ts';
import { space } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Grid.tsx';
import { PostCardSkeleton } from '../../ui/PostCardSkeleton.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { SearchHead } from './SearchHead.tsx';

const place = css({ paddingBlock: `40px ${space.section}`, minHeight: '60vh' });

/** The search screen while the next answer is on its way. */
export const Searching = ({ query }: { query: string }) => (
  <div aria-busy="true">
    <title>{searchTexts.searching}</title>
    <SearchHead title={searchTexts.searching} query={query} />
    <Wrap css={place}>
      <Grid layout="postsThree">
        <PostCardSkeleton />
        <PostCardSkeleton />
        <PostCardSkeleton />
      </Grid>
    </Wrap>
  </div>
);
