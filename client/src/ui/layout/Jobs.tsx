import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from './Wrap.tsx';

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gutter};
  padding-block: ${space.s7} ${space.section};
  ${media.phone} {
    padding-top: 28px;
  }
`;

/** Jobs one below the other, below the head of their page. */
export const Jobs = ({ children }: { children: ReactNode }) => <Wrap css={column}>{children}</Wrap>;
