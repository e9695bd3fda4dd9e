import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';

const foot = css({ padding: '22px 26px 26px', marginTop: 'auto', position: 'sticky', bottom: 0 });

/** The tinted end of a drawer, with its actions; it stays in sight while the rest scrolls. */
export function DrawerFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={[surface.tint, foot]} className={className}>
      {children}
    </div>
  );
}
