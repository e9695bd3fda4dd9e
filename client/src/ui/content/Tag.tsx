import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, size, space } from '../../theme/tokens.ts';

const tag = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${space.radius};
  text-decoration: none;
  font-size: ${size.fs2};
  &:hover {
    border-color: ${color.ink};
    background: ${color.sheet};
  }
`;

export function Tag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a css={tag} href={href}>
      {children}
    </a>
  );
}
