import { css } from '@emotion/react';
import type { QuoteRow_RequestFragment } from '../../../gql/graphql.ts';
import { surface } from '../../../theme/surface.ts';
import { color, font, media, size } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { firmTexts } from '../texts.ts';
import { QuoteRow } from './QuoteRow.tsx';

const inbox = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.fsUi};
  line-height: 1.35;
  th,
  td {
    text-align: left;
    padding: 9px 14px;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  thead th {
    font-size: ${size.fs1};
    font-weight: 600;
    color: ${color.inkMute};
    background: ${color.paper};
  }
  thead th:last-of-type,
  [data-cell='number'] {
    text-align: right;
  }
  [data-cell] {
    font-family: ${font.mono};
    font-size: ${size.fs2};
    white-space: nowrap;
  }
  tbody th {
    font-weight: 400;
  }
  [data-wide] {
    overflow-wrap: anywhere;
  }
  tbody th a {
    font: 550 ${size.fs2} / 1.4 ${font.mono};
    text-decoration: none;
    white-space: nowrap;
  }
  tbody tr:hover {
    background: ${color.paper};
  }
  tr:focus-within {
    background: ${color.liner};
  }
  small {
    display: block;
    font-size: ${size.fs1};
    color: ${color.inkMute};
  }
  tr:focus-within small {
    color: ${color.inkSoft};
  }
  b {
    font-weight: 650;
  }
  tr[data-late] th {
    box-shadow: inset 4px 0 0 ${color.error};
  }
  b[data-late] {
    color: ${color.error};
  }
  ${media.tablet} {
    th,
    td {
      padding-inline: 8px;
    }
  }
  ${media.phone} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 2px 12px;
      padding: 12px 14px;
      border-bottom: 1px solid ${color.lineStrong};
    }
    th,
    td {
      border: 0;
      padding: 0;
    }
    tr[data-late] {
      box-shadow: inset 4px 0 0 ${color.error};
    }
    tr[data-late] th {
      box-shadow: none;
    }
    [data-wide] {
      grid-column: 1 / -1;
    }
    /* State and sum end at one edge. */
    [data-cell='state'] {
      justify-self: end;
    }
    tbody th a {
      display: inline-block;
      padding: 10px 0;
    }
  }
`;

type InboxProps = { requests: readonly QuoteRow_RequestFragment[]; now: number };

/** The requests of a queue, row by row. */
export const Inbox = ({ requests, now }: InboxProps) => (
  <table css={[inbox, surface.sheet]}>
    <caption>
      <VisuallyHidden>{firmTexts.caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {Object.values(firmTexts.columns).map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {requests.map(request => (
        <QuoteRow key={request.reference} request={request} now={now} />
      ))}
    </tbody>
  </table>
);
