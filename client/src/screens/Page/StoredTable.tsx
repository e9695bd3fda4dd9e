import { css } from '@emotion/react';
import { text } from '../../theme/text.ts';
import { Table } from '../../ui/tables/Table.tsx';
import { storedHere } from './storedHere.ts';
import { storedTexts } from './texts.ts';

const place = css({ display: 'grid', gap: 18, marginTop: 48 });

/** What this site keeps in the browser, by name. */
export const StoredTable = () => (
  <section css={place} aria-labelledby="stored">
    <h2 id="stored" css={text.headingS}>
      {storedTexts.heading}
    </h2>
    <Table stack>
      <thead>
        <tr>
          <th scope="col">{storedTexts.name}</th>
          <th scope="col">{storedTexts.where}</th>
          <th scope="col">{storedTexts.reason}</th>
          <th scope="col">{storedTexts.until}</th>
        </tr>
      </thead>
      <tbody>
        {storedHere.map(({ name, where, why, until }) => (
          <tr key={name}>
            <th scope="row" data-cell="mono">
              {name}
            </th>
            <td>{where}</td>
            <td>{why}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
