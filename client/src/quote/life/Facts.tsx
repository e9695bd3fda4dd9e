import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, size } from '../../theme/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  font-size: ${size.fsUi};
  line-height: 1.45;
  > div {
    display: contents;
  }
  dt,
  dd {
    padding: 9px 0;
    border-top: 1px solid ${color.line};
  }
  > div:first-of-type > * {
    border-top: 0;
    padding-top: 0;
  }
  dt {
    color: ${color.inkMute};
    padding-right: 28px;
    max-width: 12rem;
    overflow-wrap: break-word;
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Name and value, row by row, without a frame. */
export const Facts = ({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) => (
  <dl css={list}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
