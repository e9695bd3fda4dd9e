import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = css`
  display: block;
  width: 16px;
  height: 16px;
  flex: none;
  border-radius: 50%;
  border: 2px solid currentColor;
  border-right-color: transparent;
  animation: ${turn} 0.8s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

export function Spinner() {
  return <i css={ring} aria-hidden="true" />;
}
