import { css } from '@emotion/react';
import { context } from '../../theme/tokens.ts';

// Where a screen has too few points for its letters it would read as dirt.
const rule = css`
  display: none;
  height: 5px;
  background: ${context.microtext} 0 50% / 480px 5px repeat-x;
  opacity: 0.62;
  @media (min-resolution: 1.5dppx) {
    display: block;
  }
`;

/** A 5 px rule of real text. */
export function Microtext({ className }: { className?: string }) {
  return <div css={rule} className={className} aria-hidden="true" />;
}
