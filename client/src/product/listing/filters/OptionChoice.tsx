import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { OPTION_PREFIX } from '../../../../../rules/filterQuery.ts';
import { color, size, space } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { catalogueTexts } from '../../texts.ts';
import { type AttributeFacet, splitOptions } from '../facets.ts';
import type { Listing } from '../listing.ts';

const more = css`
  summary {
    display: flex;
    align-items: center;
    min-height: ${space.touch};
    font-size: ${size.fs2};
    text-decoration: underline;
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 2px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    display: none;
  }
`;

type OptionChoiceProps = {
  facet: AttributeFacet;
  chosen: Listing['options'];
  onToggle: (option: string) => void;
};

/** Any of the options of one attribute. */
export function OptionChoice({ facet, chosen, onToggle }: OptionChoiceProps) {
  const { open, folded } = splitOptions(facet, chosen);
  const choice = ({ name, slug, count }: AttributeFacet['options'][number]) => (
    <Checkbox
      key={slug}
      name={OPTION_PREFIX + facet.slug}
      value={slug}
      count={count}
      checked={chosen[facet.slug]?.includes(slug) ?? false}
      onChange={() => onToggle(slug)}
    >
      {name}
    </Checkbox>
  );
  return (
    <FilterGroup legend={facet.name} open={Boolean(chosen[facet.slug]?.length)}>
      {open.map(choice)}
      {folded.length > 0 && (
        <details css={more}>
          <summary>{fillText(catalogueTexts.moreOptions, { count: folded.length })}</summary>
          {folded.map(choice)}
        </details>
      )}
    </FilterGroup>
  );
}
