import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigationType } from 'react-router-dom';
import { media } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import type { Listing } from '../listing.ts';
import { useShown } from '../useShown.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { FacetChoices } from './FacetChoices.tsx';

const form = css({ display: 'grid', gap: 28, alignContent: 'start' });

const apply = css`
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`;

/** Always the same object: the form is not drawn anew for another one. */
const NOTHING: Partial<Listing> = {};

type FilterFormProps = {
  id: string;
  /** the list's own address */
  base: string;
  listing: Listing;
  facets: Facets | null;
  /** Stands in for the choice of a category. */
  categories?: ReactNode;
  /** The order, where the select that names it stands outside of this form's document order. */
  sort?: string | undefined;
  /** Stands behind the categories. */
  help?: ReactNode;
};

/** Search, category, 'Show only' and facets. A plain GET form that sends itself when something is chosen. */
export function FilterForm({ id, base, listing, facets, categories, sort, help }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useShown(listing);
  // Since the form was sent: what comes then must not take it away. Whoever goes back sees the list as it was.
  const [typed, setTyped] = useState(NOTHING);
  const isBack = useNavigationType() === 'POP';
  const said = JSON.stringify(listing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that comes.
  useEffect(() => {
    if (isBack) setTyped(NOTHING);
  }, [said]);
  const shown = { ...sent, ...typed };
  const onSubmit = () => {
    setSent(shown);
    setTyped(NOTHING);
  };
  const submit = () => ref.current?.requestSubmit();
  const type = (change: Partial<Listing>) => setTyped({ ...typed, ...change });
  const choose = (change: Partial<Listing>) => {
    flushSync(() => type(change));
    submit();
  };
  const submitPrices = () => {
    const isNew = shown.minPrice !== listing.minPrice || shown.maxPrice !== listing.maxPrice;
    // What is no price yet would be told here, and each time take the focus back.
    if (isNew && ref.current?.checkValidity()) submit();
  };
  return (
    <form css={form} ref={ref} id={id} action={base} method="get" onSubmit={onSubmit} data-keep-scroll>
      <search>
        <Field label={catalogueTexts.search}>
          <TextInput
            type="search"
            name="search"
            maxLength={100}
            placeholder={catalogueTexts.searchPlaceholder}
            value={shown.search}
            onChange={event => type({ search: event.target.value })}
          />
        </Field>
      </search>
      {categories ??
        (facets && (
          <CategoryChoice facets={facets} chosen={shown.category} onChoose={category => choose({ category })} />
        ))}
      {help}
      <FilterGroup legend={catalogueTexts.showOnly}>
        <Checkbox
          name="on_sale"
          value="true"
          count={facets?.onSale.count}
          checked={shown.onSale}
          onChange={event => choose({ onSale: event.target.checked })}
        >
          {catalogueTexts.onSale}
        </Checkbox>
        <Checkbox
          name="featured"
          value="true"
          count={facets?.featured.count}
          checked={shown.featured}
          onChange={event => choose({ featured: event.target.checked })}
        >
          {catalogueTexts.featured}
        </Checkbox>
      </FilterGroup>
      {facets && <FacetChoices {...{ base, facets, shown }} onType={type} onChoose={choose} onDone={submitPrices} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <Button css={apply} variant="ink" type="submit">
        {catalogueTexts.apply}
      </Button>
    </form>
  );
}
