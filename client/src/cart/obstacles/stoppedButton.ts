import { css } from '@emotion/react';
import { color } from '../../theme/tokens.ts';

/** A button that can be reached and read, and does nothing. */
export const stoppedButton = css`
  &,
  &:hover {
    --bg: ${color.disabled};
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
  &::after {
    display: none;
  }
`;
