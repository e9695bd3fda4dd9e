import { css } from '@emotion/react';
import { context } from '../../theme/tokens.ts';

const rule = css`
  height: 5px;
  background: ${context.microtext} 0 50% / 480px 5px repeat-x;
  opacity: 0.62;
`;

/** A 5 px rule of real text. */
export function Microtext({ className }: { className?: string }) {
  return <div css={rule} className={className} aria-hidden="true" />;
}
