import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { color, font, media, size } from '../../theme/tokens.ts';
import { Breadcrumbs, type Crumb } from '../../ui/layout/Breadcrumbs.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const head = css({ borderBottom: `1px solid ${color.line}` });
const crumbsAbove = css({ paddingBottom: 0, [media.print]: { display: 'none' } });

const inside = css`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 24px 48px;
  padding: 20px 0 26px;
  flex-wrap: wrap;
  h1 {
    font-size: clamp(1.875rem, 1.3rem + 2vw, 2.75rem);
  }
  ${media.print} {
    padding: 0 0 12px;
    h1 {
      font-size: 22pt;
    }
  }
`;

const facts = css`
  margin-top: 10px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${size.fsUi};
`;

const key = css`
  font: 500 1.0625rem/1.3 ${font.mono};
  color: ${color.ink};
  user-select: all;
`;

const due = css`
  margin-left: auto;
  text-align: right;
  line-height: 1.35;
  font-size: ${size.fsUi};
  color: ${color.inkSoft};
  b {
    display: block;
    font-size: ${size.fs5};
    font-stretch: 106%;
    letter-spacing: -0.01em;
    color: ${color.ink};
  }
  ${media.phone} {
    margin-left: 0;
    text-align: left;
  }
`;

type LifeHeadProps = {
  title: string;
  crumbs: readonly Crumb[];
  reference?: string;
  /** beside the reference: the state, a version */
  children?: ReactNode;
  /** the one date that counts, or what else stands at the right */
  end?: ReactNode;
};

/** What it is, its reference and state, and at the right the one date that counts. */
export const LifeHead = ({ title, crumbs, reference, children, end }: LifeHeadProps) => (
  <div css={[head, surface.sheet]}>
    <Wrap>
      <Breadcrumbs css={crumbsAbove} crumbs={crumbs} />
      <div css={inside}>
        <div>
          <h1>{title}</h1>
          <div css={facts}>
            {reference && <span css={key}>{reference}</span>}
            {children}
          </div>
        </div>
        {end}
      </div>
    </Wrap>
  </div>
);

/** A date of the head: what it is for, when, and a word beside it. */
export const Due = ({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) => (
  <p css={due}>
    {label}
    <b>{children}</b>
    {note}
  </p>
);
