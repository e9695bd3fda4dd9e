import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const hidden = css`
  position: absolute !important;
  left: 0;
  float: none !important;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const visuallyHidden = hidden;

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={hidden}>{children}</span>;
}
