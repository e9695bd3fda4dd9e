import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const body = css`
  padding-block: ${space.s7} ${space.section};
  ${media.phone} {
    padding-top: 28px;
  }
`;

/** The room of a list under the page's head. */
export const ListBody = ({ children }: { children: ReactNode }) => <Wrap css={body}>{children}</Wrap>;
