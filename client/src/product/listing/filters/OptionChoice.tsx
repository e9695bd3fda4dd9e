import { css } from '@emotion/react';
import { type MouseEvent, useState } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { OPTION_PREFIX } from '../../../../../rules/filterQuery.ts';
import { color, size, space } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FilterGroup } from '../../../ui/inputs/FilterGroup.tsx';
import { catalogueTexts } from '../../texts.ts';
import { type ServedFacet, splitOptions } from '../facets.ts';
import type { Listing } from '../listing.ts';
import { FoldedOptions } from './FoldedOptions.tsx';

const more = css`
  display: flex;
  align-items: center;
  min-height: ${space.touch};
  font-size: ${size.fs2};
  text-decoration: underline;
  text-decoration-color: ${color.signal};
  text-decoration-thickness: 2px;
  text-underline-offset: auto;
`;

type OptionChoiceProps = {
  facet: ServedFacet;
  chosen: Listing['options'];
  /** Whether all options stand open at first. */
  whole: boolean;
  /** the page on which they do, for whom has no scripts */
  wholeHref: string;
  onToggle: (option: string) => void;
};

/** Any of the options of one attribute; those of few products are shown, and asked for, when they are wanted. */
export function OptionChoice({ facet, chosen, whole, wholeHref, onToggle }: OptionChoiceProps) {
  const [opened, setOpened] = useState(whole);
  const { open, folded } = splitOptions(facet, chosen);
  const choice = ({ name, slug, count }: Pick<(typeof open)[number], 'name' | 'slug' | 'count'>) => (
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
  const onOpen = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(true);
  };
  const count = folded.length || facet.more || 0;
  const link = (
    <a css={more} href={wholeHref} rel="nofollow" data-whole onClick={opened ? undefined : onOpen}>
      {fillText(catalogueTexts.moreOptions, { count })}
    </a>
  );
  const isOpen = (slug: string) => open.some(option => option.slug === slug);
  return (
    <FilterGroup legend={facet.name} open={whole || Boolean(chosen[facet.slug]?.length)}>
      {open.map(choice)}
      {opened && folded.map(choice)}
      {count > (opened ? folded.length : 0) && (
        <FoldedOptions slug={facet.slug} asked={opened} link={link}>
          {options => options.filter(({ slug }) => !isOpen(slug)).map(choice)}
        </FoldedOptions>
      )}
    </FilterGroup>
  );
}
