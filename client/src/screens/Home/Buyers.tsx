import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { offeredTexts } from './offeredTexts.ts';

/** Who fits which labels, and where. */
export const Buyers = () => (
  <Section on="tint">
    <SectionHead title={offeredTexts.buyers} />
    <Table stack large>
      <thead>
        <tr>
          {offeredTexts.buyerColumns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offeredTexts.buyerRows.map(([buyer, ...cells]) => (
          <tr key={buyer}>
            <th scope="row">{buyer}</th>
            {cells.map(cell => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Section>
);
