import { css } from '@emotion/react';
import { layoutTexts } from '../../../rules/texts/layout/layout.ts';
import { color } from '../theme/tokens.ts';

const link = css`
  position: absolute;
  left: -999px;
  top: 8px;
  background: ${color.signal};
  color: ${color.ink};
  padding: 12px 20px;
  z-index: 99;
  font-weight: 700;
  &:focus {
    left: 8px;
    z-index: 99;
  }
`;

/** The first stop of the keyboard. */
export const SkipLink = () => (
  <a css={link} href="#main">
    {layoutTexts.skip}
  </a>
);
