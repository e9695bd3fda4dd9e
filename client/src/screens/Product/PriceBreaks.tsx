import { productTexts } from '../../../../rules/texts.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import { taxText } from '../../product/offerTexts.ts';
import { text } from '../../theme/text.ts';
import { Table } from '../../ui/Table.tsx';
import { breakRows } from './breakRows.ts';

const { breaks } = productTexts;

type Priced = Pick<ProductFacts_ProductFragment, 'price' | 'priceBreaks' | 'pricesIncludeTax'>;

/** What more of it costs. */
export function PriceBreaks({ product }: { product: Priced }) {
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
          {breakRows(product).map(({ range, price, saving }) => (
            <tr key={range}>
              <th scope="row">{range}</th>
              <td data-cell="number">{price}</td>
              <td data-cell="number">{saving}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p css={[text.mono, text.mute]}>{taxText(product)}</p>
    </div>
  );
}
