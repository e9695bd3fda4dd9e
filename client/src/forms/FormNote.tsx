import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../theme/surface.ts';
import { color, media } from '../theme/tokens.ts';

const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 20px;
  padding: 10px 36px;
  border-bottom: 1px solid ${color.line};
  > p {
    padding-block: 4px;
    font-weight: 600;
  }
  ${media.phone} {
    padding-inline: 18px;
  }
`;

const actionsPlace = css({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

type FormNoteProps = { children: ReactNode; actions?: ReactNode };

/** A slip at the head of a form: what it is about, or what has been filled in. */
export const FormNote = ({ children, actions }: FormNoteProps) => (
  <div css={[surface.liner, strip]}>
    <p>{children}</p>
    {actions && <div css={actionsPlace}>{actions}</div>}
  </div>
);
