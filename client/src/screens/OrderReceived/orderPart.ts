import { css } from '@emotion/react';
import { color, media, size } from '../../theme/tokens.ts';

/** A part of the order's sheet; it tears off like those of a form. */
export const orderPart = css`
  padding: 26px 36px 28px;
  & + & {
    border-top: 1.5px dashed ${color.lineStrong};
  }
  h3 {
    font-size: ${size.fs4};
    margin-bottom: 10px;
  }
  ${media.phone} {
    padding-inline: 18px;
  }
`;
