import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 392px;
  gap: 56px;
  align-items: start;
  padding-block: 72px ${space.section};
  > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 36px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    padding-top: 40px;
    gap: 44px;
  }
  /* What ends near the end of a sheet would be followed by an empty one. */
  ${media.print} {
    padding-bottom: 0;
  }
`;

const anchor = css({ scrollMarginTop: 24 });

type FormAsideProps = {
  form: ReactNode;
  /** anchor of the form */
  id?: string;
  /** the side column */
  children: ReactNode;
};

/** A form and what helps with it: side by side, or one below the other. */
export const FormAside = ({ form, id = 'form', children }: FormAsideProps) => (
  <Wrap css={columns}>
    <div id={id} css={anchor}>
      {form}
    </div>
    <aside>{children}</aside>
  </Wrap>
);
