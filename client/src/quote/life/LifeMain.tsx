import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 56px;
  padding-block: 40px ${space.section};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    padding-top: 24px;
    gap: 32px;
  }
  ${media.print} {
    display: block;
    padding: 24px 0 0;
  }
`;

const stack = css`
  display: grid;
  gap: 40px;
  grid-template-columns: minmax(0, 1fr);
`;

const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  position: sticky;
  top: 24px;
  ${media.wide} {
    position: static;
  }
`;

/** Work left, sum right. */
export const LifeMain = ({ children, aside, label }: { children: ReactNode; aside: ReactNode; label: string }) => (
  <Wrap css={frame}>
    <div css={stack}>{children}</div>
    {aside && (
      <aside css={side} aria-label={label}>
        {aside}
      </aside>
    )}
  </Wrap>
);
