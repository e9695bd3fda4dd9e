import { css } from '@emotion/react';
import { useState } from 'react';
import { Field } from '../../../ui/inputs/Field.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import { type Listing, PRICE } from '../listing.ts';

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, paddingTop: 6 });

/** Three decimals only where the shop's prices have them: elsewhere '1.250' may be more than a thousand. */
const patternLike = (hint: string) => (/\.\d{3}$/.test(hint) ? PRICE : String.raw`\d{1,9}([.,]\d{1,2})?`);

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
  // Those that were left unfinished, until they are prices.
  const [left, setLeft] = useState<Partial<Record<'minPrice' | 'maxPrice', boolean>>>({});
  const field = (label: string, name: string, key: 'minPrice' | 'maxPrice', hint: string) => {
    const pattern = patternLike(hint);
    const isPrice = (typed: string) => typed === '' || new RegExp(`^${pattern}$`).test(typed);
    const mark = (isLeft: boolean) => setLeft({ ...left, [key]: isLeft });
    return (
      <Field label={label} error={left[key] && catalogueTexts.priceHint}>
        <TextInput
          name={name}
          inputMode="decimal"
          pattern={pattern}
          title={catalogueTexts.priceHint}
          placeholder={hint}
          value={value[key]}
          onChange={({ target }) => {
            if (isPrice(target.value)) mark(false);
            onType({ [key]: target.value });
          }}
          onBlur={({ target }) => {
            mark(!isPrice(target.value));
            onDone();
          }}
        />
      </Field>
    );
  };
  return (
    <FilterGroup legend={`${catalogueTexts.price} (${min.currency})`} open={Boolean(value.minPrice || value.maxPrice)}>
      <div css={pair}>
        {field(catalogueTexts.priceFrom, 'min_price', 'minPrice', min.amount)}
        {field(catalogueTexts.priceTo, 'max_price', 'maxPrice', max.amount)}
      </div>
    </FilterGroup>
  );
}
