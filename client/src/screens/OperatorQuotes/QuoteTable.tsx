import { operatorTexts } from '../../../../rules/texts/operator.ts';
import type { QuoteRow_RequestFragment } from '../../gql/graphql.ts';
import { Table } from '../../ui/content/Table.tsx';
import { QuoteRow } from './QuoteRow.tsx';

const { columns, caption } = operatorTexts.quotes;

type QuoteTableProps = { requests: readonly QuoteRow_RequestFragment[] };

export const QuoteTable = ({ requests }: QuoteTableProps) => (
  <Table stack aria-label={caption}>
    <thead>
      <tr>
        {Object.values(columns).map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {requests.map(request => (
        <QuoteRow key={request.reference} request={request} />
      ))}
    </tbody>
  </Table>
);
