import { css } from '@emotion/react';
import { color, context } from '../../theme/tokens.ts';

/** A link that covers the whole card; the card takes its focus ring (see cardFrame). */
export const stretchedLink = css`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    box-shadow: none !important;
    outline: 0 !important;
    position: static;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 2px;
  }
`;

export const cardFrame = css`
  position: relative;
  &:has(:is(h2, h3, h4) a:focus-visible) {
    outline: 2px solid ${context.ring};
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px ${context.ringGap},
      0 0 0 7px ${color.signal};
  }
`;
