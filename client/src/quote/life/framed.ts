import { css } from '@emotion/react';
import { color, media, size } from '../../theme/tokens.ts';

/** A picture in a frame, over its words. */
export const framed = css`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  figcaption {
    margin-top: auto;
    padding: 14px 18px;
    font-size: ${size.fs2};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;
