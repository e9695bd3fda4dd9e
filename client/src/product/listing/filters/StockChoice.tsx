import { stockLabel } from '../../../lib/format/stockLabel.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import { type StockKey, stockKeyOf } from '../listing.ts';

type StockChoiceProps = {
  stock: Facets['stock'];
  chosen: readonly StockKey[];
  onToggle: (key: StockKey) => void;
};

/** Any of the states of stock that occur. */
export function StockChoice({ stock, chosen, onToggle }: StockChoiceProps) {
  return (
    <FilterGroup legend={catalogueTexts.stock} open={chosen.length > 0}>
      {stock.map(({ status, count }) => {
        const key = stockKeyOf(status);
        return (
          <Checkbox
            key={key}
            name="stock"
            value={key}
            count={count}
            checked={chosen.includes(key)}
            onChange={() => onToggle(key)}
          >
            {stockLabel(key)}
          </Checkbox>
        );
      })}
    </FilterGroup>
  );
}
