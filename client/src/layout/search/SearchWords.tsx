import { css } from '@emotion/react';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { forgetWords, useRecentWords } from './recentWords.ts';
import { SkuHint } from './SkuHint.tsx';
import { searchTexts } from './texts.ts';
import { WordLinks } from './WordLinks.tsx';

const place = css({ display: 'grid', gap: 24, alignContent: 'start' });

type SearchWordsProps = {
  /** of a product, as an example; null where none is known */
  sku: string | null | undefined;
  popular: readonly string[];
};

/** How a SKU is opened, what this browser searched last, and what sells best. */
export function SearchWords({ sku, popular }: SearchWordsProps) {
  const recent = useRecentWords();
  return (
    <div css={place}>
      {sku && <SkuHint sku={sku} />}
      <WordLinks title={searchTexts.recent} words={recent}>
        <LinkButton onClick={forgetWords}>{searchTexts.forget}</LinkButton>
      </WordLinks>
      <WordLinks title={searchTexts.popular} words={popular} />
    </div>
  );
}
