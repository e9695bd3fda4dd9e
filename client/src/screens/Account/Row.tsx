import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type SumPart, SumParts } from '../../quote/sums/SumParts.tsx';
import { color, media, size } from '../../theme/tokens.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(150px, auto) auto;
  gap: 4px 24px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid ${color.lineStrong};
  &:first-of-type {
    border-top: 0;
    padding-top: 2px;
  }
  h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: 0;
    font-weight: 650;
  }
  p {
    font-size: ${size.fsUi};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const state = css`
  text-align: right;
  b {
    display: block;
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    text-align: left;
  }
`;

const actions = css`
  display: flex;
  gap: 12px;
  justify-content: flex-end;
  align-items: center;
  min-width: 190px;
  ${media.phone} {
    justify-content: flex-start;
    padding-top: 8px;
    flex-wrap: wrap;
  }
`;

type RowProps = {
  title: string;
  href: string;
  words: ReactNode;
  sum?: string | undefined;
  /** what the sum is made of */
  parts?: readonly SumPart[] | undefined;
  mark: ReactNode;
  children: ReactNode;
};

/** One request or order: what it is, where it stands, and the one thing to do. */
export const Row = ({ title, href, words, sum, parts = [], mark, children }: RowProps) => (
  <article css={row}>
    <div>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{words}</p>
    </div>
    <div css={state}>
      {sum && <b>{sum}</b>}
      <SumParts parts={parts} />
      {mark}
    </div>
    <div css={actions}>{children}</div>
  </article>
);
