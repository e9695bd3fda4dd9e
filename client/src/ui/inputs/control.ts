import { css } from '@emotion/react';
import { color, motion, space } from '../../theme/tokens.ts';

/** The box of every text control: 48 px high, hairline with a 2 px foot. */
export const control = css`
  width: 100%;
  min-width: 0;
  min-height: ${space.control};
  padding: 0 14px;
  border: 1px solid ${color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${space.radius};
  background: ${color.sheet};
  color: ${color.ink};
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.inkMute};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:disabled {
    color: ${color.inkMute};
    background: ${color.tint};
    cursor: not-allowed;
  }
`;

export const controlStates = {
  plain: null,
  invalid: css`
    &,
    &:hover {
      border-color: ${color.error};
    }
    box-shadow: inset 3px 0 0 ${color.error};
  `,
  valid: css`
    &,
    &:hover {
      border-color: ${color.verify};
    }
  `,
};
