import { css } from '@emotion/react';
import { color, media, motion } from '../../theme/tokens.ts';

/** A word of the bar, underlined in signal when pointed at, open or current. */
export const navItem = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 14px;
  font-weight: 600;
  font-stretch: 102%;
  text-decoration: none;
  position: relative;
  &::after {
    content: '';
    position: absolute;
    left: 14px;
    right: 14px;
    bottom: 0;
    border-bottom: 4px solid ${color.signal};
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform ${motion.peel} ${motion.ease};
  }
  &:hover::after,
  &[aria-current]::after,
  details[open] > &::after {
    transform: none;
  }
  ${media.wide} {
    padding: 0 10px;
  }
`;
