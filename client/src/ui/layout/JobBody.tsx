import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../theme/tokens.ts';

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 22px 36px 30px;
  ${media.phone} {
    padding-inline: 18px;
  }
`;

/** The room of a ticket under its head. */
export const JobBody = ({ children }: { children: ReactNode }) => <div css={body}>{children}</div>;
