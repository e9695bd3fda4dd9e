import { css } from '@emotion/react';
import { context } from '../../theme/tokens.ts';

const holes = css`
  --hole: ${context.surface};
  height: 12px;
  background: radial-gradient(circle, var(--hole) 3px, transparent 3.6px) 0 50% / 12px 12px repeat-x;
`;

/** A row of punched holes in the colour of the surface around it; set `--hole` by css for another. */
export function Perforation({ className }: { className?: string }) {
  return <div css={holes} className={className} aria-hidden="true" />;
}
