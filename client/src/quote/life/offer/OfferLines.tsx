import { css } from '@emotion/react';
import { counted, fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { showMoney } from '../../../lib/format/formatMoney.ts';
import { color, font, media, size } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import { lifeTexts as texts } from '../texts.ts';
import { finePrice } from './sumRows.ts';

const table = css`
  th,
  td {
    vertical-align: baseline;
  }
  thead th:not(:first-of-type),
  td {
    text-align: right;
    padding-left: 16px;
    padding-right: 0;
  }
  td {
    font-family: ${font.mono};
    font-size: ${size.fs2};
    white-space: nowrap;
  }
  tbody th {
    width: 46%;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkMute};
    font-size: ${size.fs0};
  }
  th small {
    color: ${color.inkSoft};
    font-size: ${size.fs2};
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
      display: flex;
      flex-wrap: wrap;
      gap: 2px 16px;
      padding: 12px 0;
      border-top: 1px solid ${color.line};
    }
    th,
    tbody td {
      display: block;
      border: 0;
      padding: 0;
      width: auto;
    }
    tbody th {
      flex: 1 0 100%;
      width: auto;
    }
    td {
      text-align: left;
      white-space: normal;
      overflow-wrap: break-word;
    }
    [data-once] td:not(:last-of-type) {
      display: none;
    }
    td:last-of-type {
      margin-left: auto;
      text-align: right;
      font-weight: 600;
    }
  }
`;

type OfferLinesProps = Pick<OfferViewFragment, 'lines' | 'fees' | 'delivery'>;

/** The lines of an offer: goods, what is paid once, delivery. */
export const OfferLines = ({ lines, fees, delivery }: OfferLinesProps) => (
  <Table css={table}>
    <caption>
      <VisuallyHidden>{texts.lines}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {[texts.item, texts.quantity, texts.unitPrice, texts.net].map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and nothing moves here.
        <tr key={at}>
          <th scope="row">
            {line.name}
            {line.description && <small>{line.description}</small>}
          </th>
          <td>
            {[line.quantity, line.unit].filter(Boolean).join(' ')}
            {line.labelsPerUnit && (
              <small>{counted(line.quantity * line.labelsPerUnit, texts.label, texts.labels)}</small>
            )}
          </td>
          <td>
            {finePrice(line.unitPrice)}
            {line.labelPrice && <small>{fillText(texts.labelPrice, { price: finePrice(line.labelPrice) })}</small>}
          </td>
          <td>{showMoney(line.total.net)}</td>
        </tr>
      ))}
      {fees.map((fee, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Charge key={at} charge={fee} note={texts.once} />
      ))}
      {delivery && <Charge charge={delivery} note={texts.delivery} />}
    </tbody>
  </Table>
);

const Charge = ({ charge, note }: { charge: OfferViewFragment['fees'][number]; note: string }) => (
  <tr data-once>
    <th scope="row">
      {charge.name}
      <small>{note}</small>
    </th>
    <td>1</td>
    <td>{showMoney(charge.total.net)}</td>
    <td>{showMoney(charge.total.net)}</td>
  </tr>
);
