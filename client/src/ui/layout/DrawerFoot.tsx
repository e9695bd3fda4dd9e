import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';

/** A window with no room for a drawer's foot and what scrolls above it: a computer's, at 400 %. */
export const LOWEST = '@media (max-height: 320px)';

const foot = css({
  padding: '22px 26px 26px',
  marginTop: 'auto',
  position: 'sticky',
  bottom: 0,
  [LOWEST]: { position: 'static' },
});

/** The tinted end of a drawer, with its actions; it stays in sight while the rest scrolls, where there is room for both. */
export function DrawerFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={[surface.tint, foot]} className={className}>
      {children}
    </div>
  );
}
