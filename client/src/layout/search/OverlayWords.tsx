import { css } from '@emotion/react';
import { useAnswer } from '../../data/useAnswer.ts';
import { SearchWordsOperation } from '../../gql/operations/SearchWords.ts';
import { space } from '../../theme/tokens.ts';
import { SearchWords } from './SearchWords.tsx';

const place = css({ paddingBlock: `20px ${space.s7}` });

/** Words to begin with, below field and results; what cannot be had is left out. */
export function OverlayWords() {
  const { data } = useAnswer(SearchWordsOperation, {});
  return (
    <div css={place}>
      <SearchWords sku={data?.products?.items[0]?.sku} popular={data?.popularSearches ?? []} />
    </div>
  );
}
