import { css } from '@emotion/react';
import { breakable } from '../../lib/format/breakable.ts';
import { color, context, font, size } from '../../theme/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 10px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  /* In large letters an amount goes below its label, and no word is broken. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  dt {
    flex: 1 1 min-content;
    min-width: 0;
    line-height: 1.35;
  }
  dd {
    max-width: 100%;
    margin-left: auto;
    text-align: right;
    font-family: ${font.mono};
    font-size: 0.9375rem;
  }
`;

const sum = css`
  border-top: 2px solid ${color.ink};
  padding-top: 14px;
  margin-top: 6px;
  > * {
    font-weight: 700;
    font-stretch: 106%;
    letter-spacing: -0.01em;
  }
  > dt,
  > dd {
    font-size: ${size.fs5};
    font-family: ${font.sans};
  }
`;

const within = css({ '> *': { color: context.mute } });

const small = css`
  display: block;
  font: 450 ${size.fs0} / 1.4 ${font.mono};
  color: ${context.mute};
`;

export type TotalRow = {
  label: string;
  amount: string;
  /** what the label is about, below it */
  note?: string | undefined;
  sum?: boolean;
  /** part of the sum above, and not to be added to it */
  within?: boolean;
};

/** The rows of an order summary; the `sum` row is ruled off. */
export function Totals({ rows }: { rows: readonly TotalRow[] }) {
  return (
    <dl css={list}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have one name, and a row keeps nothing.
        <div key={at} css={[row.sum && sum, row.within && within]}>
          <dt>
            {row.label}
            {row.note && <small css={small}>{row.note}</small>}
          </dt>
          <dd>{breakable(row.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
