import { css } from '@emotion/react';
import { color, context } from '../../theme/tokens.ts';

/** A native radio spread unseen over its tile; the tile's box shows focus and choice. */
export const radioSkin = css`
  position: relative;
  display: block;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  input:focus-visible + span {
    outline: 2px solid ${context.ring};
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px ${context.ringGap},
      0 0 0 7px ${color.signal};
  }
  input:disabled,
  input:disabled + span {
    cursor: not-allowed;
  }
`;
