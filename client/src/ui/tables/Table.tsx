import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, media, size } from '../../theme/tokens.ts';
import { tableRows } from './tableRows.ts';

const table = css(`${tableRows} font-size: 0.9375rem;`);

const stacked = css`
  ${media.phone} {
    overflow-wrap: anywhere;
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
    }
    tr {
      border-top: 1px solid ${color.lineStrong};
      padding: 14px 0;
    }
    tbody th,
    td {
      border: 0;
      padding: 2px 0;
      width: auto;
    }
  }
`;

const sectors = css`
  font-size: 1rem;
  tbody th {
    font-size: ${size.fs4};
    font-stretch: 106%;
    width: 24%;
  }
`;

type TableProps = ComponentProps<'table'> & {
  /** Rows become blocks on phones. */
  stack?: boolean;
  large?: boolean;
};

/**
 * Plain table markup in the house dress. Mark cells with `data-cell="number"` or `data-cell="mono"`, the row that
 * applies with `data-current`.
 */
export function Table({ stack, large, ...rest }: TableProps) {
  return <table css={[table, large && sectors, stack && stacked]} {...rest} />;
}
