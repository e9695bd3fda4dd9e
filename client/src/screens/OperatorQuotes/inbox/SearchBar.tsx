import { css } from '@emotion/react';
import { options } from '../../../forms/options.ts';
import { media, space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { LIST } from '../addresses.ts';
import { firmTexts as texts } from '../texts.ts';
import type { ListQuery } from './listQuery.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: end;
  padding: 4px 0 14px;
  > div:first-of-type {
    flex: 1 1 300px;
  }
  ${media.phone} {
    > div:first-of-type {
      flex-basis: 100%;
    }
  }
`;

const narrow = css({ display: 'none', [media.phone]: { display: 'flex', flex: 1, minHeight: space.control } });

// On a phone the requests come first; a browser that cannot fold shows all fields.
const fields = css`
  display: contents;
  > div {
    flex: 0 1 200px;
  }
  ${media.phone} {
    > div {
      flex-basis: 100%;
    }
    @supports selector(:has(*)) {
      form:not(:has(> label input:checked)) > & {
        display: none;
      }
    }
  }
`;

type SearchBarProps = { asked: ListQuery; products: readonly { id: string; name: string }[] };

/** Filters by text, buyer and product, and the order. */
export const SearchBar = ({ asked, products }: SearchBarProps) => (
  <search>
    <form css={bar} action={LIST}>
      {asked.queue !== 'waiting' && <input type="hidden" name="queue" value={asked.queue} />}
      <Field label={texts.search}>
        <TextInput type="search" name="q" defaultValue={asked.search} />
      </Field>
      <Checkbox css={narrow} defaultChecked={Boolean(asked.buyer || asked.product || asked.sort !== 'due')}>
        {texts.narrow}
      </Checkbox>
      <div css={fields}>
        <Field label={texts.columns.buyer}>
          <TextInput type="search" name="buyer" defaultValue={asked.buyer} />
        </Field>
        <Field label={texts.product}>
          <Select name="product" defaultValue={asked.product}>
            <option value="">{texts.allProducts}</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.sort}>
          <Select name="sort" defaultValue={asked.sort}>
            {options(texts.sorts).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" variant="ink">
        {texts.go}
      </Button>
    </form>
  </search>
);
