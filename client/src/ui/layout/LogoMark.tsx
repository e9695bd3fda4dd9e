import { css } from '@emotion/react';
import { color } from '../../theme/tokens.ts';

const orange = css({ fill: color.signal });

// The void check under the lifted corner, cut to the triangle beforehand: a pattern would need an id per page.
const check =
  'M20 2h1v1zm1 1h3v3zm3-1h3v1h-3zm3 1h3v3h-3zm-3 3h3v3zm3 3h3v3zm3-7h3v1h-3zm3 1h3v3h-3zm-3 3h3v3h-3zm3 3h3v3h-3zm-3 3h3v3zm3 3h3v3zm3-13h3v1h-3zm3 1h1v3h-1zm-3 3h3v3h-3zm3 3h1v3h-1zm-3 3h3v3h-3zm3 3h1v3h-1zm-3 3h3v3zm3 3h1v1z';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 42 42" aria-hidden="true">
      <path css={orange} d={check} />
      <path fill="currentColor" d="M6 2H20L40 22V36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" />
      <path css={orange} d="M20 2L40 22H24a4 4 0 0 1-4-4Z" />
    </svg>
  );
}
