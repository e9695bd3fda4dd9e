import { css } from '@emotion/react';
import { searchTexts } from '../../layout/search/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { text } from '../../theme/text.ts';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const place = css({ paddingBlock: `40px ${space.section}` });

/** The search screen before anything was asked. */
export const AskForTerm = () => (
  <Wrap css={place}>
    <Seo title={searchTexts.title} description={searchTexts.askDescription} path="/search" noindex />
    <p css={text.lead}>{searchTexts.ask}</p>
  </Wrap>
);
