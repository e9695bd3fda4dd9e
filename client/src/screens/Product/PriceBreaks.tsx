import { productTexts } from '../../../../rules/texts/product.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import { taxText } from '../../product/offerTexts.ts';
import { text } from '../../theme/text.ts';
import { Table } from '../../ui/content/Table.tsx';
import { breakRows } from './breakRows.ts';
import { useChosenQuantity } from './chosenQuantity.ts';

const { breaks } = productTexts;

type Priced = Pick<
  ProductFacts_ProductFragment,
  'id' | 'minimumQuantity' | 'price' | 'priceBreaks' | 'pricesIncludeTax'
>;

/** What more of it costs; the row of as many as are chosen is marked. */
export function PriceBreaks({ product }: { product: Priced }) {
  const rows = breakRows(product);
  const quantity = useChosenQuantity(product.id, product.minimumQuantity ?? 1);
  const current = rows.findLast(({ from }) => from <= quantity);
  return (
    <div>
      <h2 css={text.headingS}>{breaks.heading}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{breaks.quantity}</th>
            <th scope="col" data-cell="number">
              {breaks.each}
            </th>
            <th scope="col" data-cell="number">
              {breaks.saving}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.range} data-current={row === current || undefined} aria-current={row === current || undefined}>
              <th scope="row">{row.range}</th>
              <td data-cell="number">{row.price}</td>
              <td data-cell="number">{row.saving}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p css={[text.mono, text.mute]}>{taxText(product)}</p>
    </div>
  );
}
