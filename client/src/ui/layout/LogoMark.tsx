import { css } from '@emotion/react';
import { color } from '../../theme/tokens.ts';

const orange = css({ fill: color.signal });

// The void check under the lifted corner, cut to the triangle beforehand: a pattern would need an id per page.
const check =
  'M20 2L21 2L21 3zM21 3L24 3L24 6zM24 2L27 2L27 3L24 3zM27 3L30 3L30 6L27 6zM24 6L27 6L27 9zM27 9L30 9L30 12zM30 2L33 2L33 3L30 3zM33 3L36 3L36 6L33 6zM30 6L33 6L33 9L30 9zM33 9L36 9L36 12L33 12zM30 12L33 12L33 15zM33 15L36 15L36 18zM36 2L39 2L39 3L36 3zM39 3L40 3L40 6L39 6zM36 6L39 6L39 9L36 9zM39 9L40 9L40 12L39 12zM36 12L39 12L39 15L36 15zM39 15L40 15L40 18L39 18zM36 18L39 18L39 21zM39 21L40 21L40 22z';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <path css={orange} d={check} />
      <path fill="currentColor" d="M6 2H20L40 22V36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" />
      <path css={orange} d="M20 2L40 22H24a4 4 0 0 1-4-4Z" />
    </svg>
  );
}
