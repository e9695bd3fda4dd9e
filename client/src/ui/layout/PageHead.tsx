import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Wrap } from './Wrap.tsx';

const head = css({ borderBottom: `1px solid ${color.line}` });
const crumbsAbove = css({ paddingBottom: 0 });
const lead = css({ marginTop: 10 });

const inside = css`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 32px;
  padding: 22px 0 34px;
  ${media.phone} {
    display: block;
    padding: 14px 0 24px;
  }
`;

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Stands at the right of the title. */
  end?: ReactNode;
  /** Stands under title and lead, e.g. a search field. */
  children?: ReactNode;
};

/** The white band with breadcrumbs and the page's h1. */
export function PageHead({ title, lead: words, crumbs = [], end, children }: PageHeadProps) {
  return (
    <div css={[head, surface.sheet]}>
      <Wrap>
        <Breadcrumbs css={crumbsAbove} crumbs={crumbs} />
        <div css={inside}>
          <div>
            <h1 css={text.pageHeading}>{title}</h1>
            {words && <p css={[text.lead, lead]}>{words}</p>}
            {children}
          </div>
          {end}
        </div>
      </Wrap>
    </div>
  );
}
