import { css } from '@emotion/react';
import { color, space } from '../../../theme/tokens.ts';

const thumb = `
  width: 34px;
  height: 34px;
  border: 2px solid ${color.ink};
  border-radius: ${space.radius};
  background: ${color.signal};
`;

/** A slider as a line with a square on it, high enough for a finger. */
export const rangeSkin = css`
  appearance: none;
  width: 100%;
  height: 44px;
  margin: 0;
  background: linear-gradient(${color.ink}, ${color.ink}) center / 100% 2px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
`;
