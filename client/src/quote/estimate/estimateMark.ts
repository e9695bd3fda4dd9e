import { css } from '@emotion/react';
import { color, font, size } from '../../theme/tokens.ts';

/** The frame around the word that tells an estimate from an offer. */
export const estimateMark = css`
  display: inline-block;
  padding: 3px 8px;
  border: 1.5px dashed ${color.ink};
  font: 500 ${size.fs0} / 1.2 ${font.mono};
`;
