import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { shadow } from '../../theme/tokens.ts';
import { MegaFoot } from './MegaFoot.tsx';

const sheet = css`
  position: absolute;
  left: 0;
  right: 0;
  top: calc(100% + 2px);
  z-index: 30;
  box-shadow: ${shadow.menu};
`;

/** What opens below the header across the whole page, with its foot. */
export function MegaSheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={[surface.sheet, sheet]} className={className}>
      {children}
      <MegaFoot />
    </div>
  );
}
