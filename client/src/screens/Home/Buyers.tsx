import { Table } from '../../ui/content/Table.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { homeTexts } from './texts.ts';

/** Who fits which labels, and where. */
export const Buyers = () => (
  <Section on="tint">
    <SectionHead title={homeTexts.buyers} />
    <Table stack large>
      <thead>
        <tr>
          {homeTexts.buyerColumns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {homeTexts.buyerRows.map(([buyer, ...cells]) => (
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
