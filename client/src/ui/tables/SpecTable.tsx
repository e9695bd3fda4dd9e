import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Table } from './Table.tsx';

const narrowHead = css`
  tbody th {
    width: 26%;
  }
  td {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export type SpecRow = { label: string; value: ReactNode; cell?: 'number' | 'mono' };

/** Name and value, row by row. */
export function SpecTable({ rows, caption }: { rows: readonly SpecRow[]; caption?: ReactNode }) {
  return (
    <Table css={narrowHead}>
      {caption}
      <tbody>
        {rows.map(({ label, value, cell }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-cell={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
