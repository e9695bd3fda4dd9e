import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { color, media, size } from '../../theme/tokens.ts';

const foot = css`
  padding: 26px 36px 32px;
  border-top: 1.5px dashed ${color.lineStrong};
  display: flex;
  align-items: center;
  gap: 24px;
  > p {
    font-size: ${size.fs2};
    line-height: 1.45;
  }
  > button {
    flex: none;
  }
  ${media.phone} {
    padding-inline: 18px;
    display: grid;
    gap: 14px;
  }
`;

/** The tinted foot of a job ticket: its button and one sentence. */
export function JobFoot({ children }: { children: ReactNode }) {
  return <div css={[surface.tint, foot]}>{children}</div>;
}
