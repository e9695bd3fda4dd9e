import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import { ratingText } from './ratingText.ts';

type RatingChoiceProps = {
  ratings: Facets['ratings'];
  /** stars at least, 0 for any */
  value: number;
  onChoose: (stars: number) => void;
};

/** A lower bar that lets no more products through says nothing. */
const telling = (ratings: Facets['ratings'], value: number) =>
  ratings.filter(({ count, atLeast }, i) => atLeast === value || (count > 0 && count !== ratings[i - 1]?.count));

/** How well the products must be rated. */
export function RatingChoice({ ratings, value, onChoose }: RatingChoiceProps) {
  const choice = (stars: number) => ({
    name: 'rating',
    value: stars || '',
    checked: value === stars,
    onChange: () => onChoose(stars),
  });
  return (
    <FilterGroup legend={catalogueTexts.rating} open={value > 0}>
      <Radio {...choice(0)}>{catalogueTexts.anyRating}</Radio>
      {value > 0 && ratings.every(({ atLeast }) => atLeast !== value) && (
        <Radio {...choice(value)}>{ratingText(value)}</Radio>
      )}
      {telling(ratings, value).map(({ atLeast, count }) => (
        <Radio key={atLeast} {...choice(atLeast)} count={count}>
          {ratingText(atLeast)}
        </Radio>
      ))}
    </FilterGroup>
  );
}
