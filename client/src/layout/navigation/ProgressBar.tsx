import { css, keyframes } from '@emotion/react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router-dom';
import { color, media } from '../../theme/tokens.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

// Shown from the 150th millisecond on, slower the longer it lasts.
const bar = css`
  position: fixed;
  left: 0;
  right: 0;
  top: 0;
  height: 4px;
  z-index: 90;
  background: ${color.signal};
  transform-origin: 0 50%;
  animation:
    ${run} 8s cubic-bezier(0.1, 0.8, 0.2, 1) 150ms both,
    ${appear} 1ms 150ms both;
  ${media.reducedMotion} {
    animation: ${appear} 1ms 150ms both;
  }
`;

/**
 * Says that the next page is on its way. At the end of the document: what is put in before others has the browser work out
 * the styles of all of them anew.
 */
export const ProgressBar = () =>
  useNavigation().state === 'idle' ? null : createPortal(<div css={bar} aria-hidden="true" />, document.body);
