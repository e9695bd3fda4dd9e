import { css } from '@emotion/react';
import { Field } from '../../../ui/inputs/Field.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import type { Listing } from '../listing.ts';

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, paddingTop: 6 });

type PriceRangeProps = {
  span: NonNullable<Facets['price']>;
  value: Pick<Listing, 'minPrice' | 'maxPrice'>;
  /** while typing */
  onType: (change: Partial<Listing>) => void;
  /** when done */
  onDone: () => void;
};

/** From and to, the whole span of prices as the hint in each. */
export function PriceRange({ span: { min, max }, value, onType, onDone }: PriceRangeProps) {
  const input = (name: string, key: 'minPrice' | 'maxPrice', hint: string) => (
    <TextInput
      name={name}
      inputMode="decimal"
      pattern="\d{1,9}(\.\d{1,2})?"
      title={catalogueTexts.priceHint}
      placeholder={hint}
      value={value[key]}
      onChange={event => onType({ [key]: event.target.value })}
      onBlur={onDone}
    />
  );
  return (
    <FilterGroup legend={`${catalogueTexts.price} (${min.currency})`} open={Boolean(value.minPrice || value.maxPrice)}>
      <div css={pair}>
        <Field label={catalogueTexts.priceFrom}>{input('min_price', 'minPrice', min.amount)}</Field>
        <Field label={catalogueTexts.priceTo}>{input('max_price', 'maxPrice', max.amount)}</Field>
      </div>
    </FilterGroup>
  );
}
