import { css } from '@emotion/react';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { catalogueTexts } from '../../texts.ts';
import { categoryNamed, type Facets, shownCategories } from '../facets.ts';

const INDENT = 32;
const indented = (depth: number) => css({ paddingLeft: INDENT * depth });

type CategoryChoiceProps = {
  facets: Facets;
  /** the id or slug of the chosen one, or none */
  chosen: string;
  onChoose: (id: string) => void;
};

/** All products, or those of one category. */
export function CategoryChoice({ facets, chosen, onChoose }: CategoryChoiceProps) {
  const value = chosen && (categoryNamed(facets, chosen)?.id ?? chosen);
  const choice = (id: string) => ({ name: 'category', value: id, checked: value === id, onChange: () => onChoose(id) });
  return (
    <FilterGroup legend={catalogueTexts.category}>
      <Radio {...choice('')} count={facets.allCategories}>
        {catalogueTexts.allProducts}
      </Radio>
      {shownCategories(facets, value).map(({ category, count, depth }) => (
        <Radio key={category.id} {...choice(category.id)} count={count} css={indented(depth)}>
          {category.name}
        </Radio>
      ))}
    </FilterGroup>
  );
}
