import { css } from '@emotion/react';
import { useId } from 'react';
import { color, context, font, space } from '../../theme/tokens.ts';
import { catalogueTexts } from '../texts.ts';
import { type Facets, shownCategories } from './facets.ts';
import { type Listing, listingHref } from './listing.ts';

const list = css`
  h2 {
    font-size: 1rem;
    letter-spacing: 0;
    padding-bottom: 10px;
    border-bottom: 2px solid ${context.text};
    margin-bottom: 8px;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 38px;
    padding-block: 4px;
    font-size: 0.9375rem;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 2px;
  }
  [aria-current] {
    font-weight: 700;
    box-shadow: inset 4px 0 0 ${color.signal};
    padding-left: 14px;
  }
  small {
    flex: none;
    font: 450 12px / 1 ${font.mono};
    color: ${context.mute};
  }
  dialog & a {
    min-height: ${space.touch};
  }
`;

const INDENT = 18;
const indented = (depth: number) => css({ paddingLeft: INDENT * depth });

type CategoryLinksProps = {
  facets: Facets;
  /** the category whose page this is */
  current: string;
  /** the other controls are taken along */
  listing: Listing;
};

/** The shop's shelves, on the page of one of them. */
export function CategoryLinks({ facets, current, listing }: CategoryLinksProps) {
  const heading = useId();
  const hrefOf = (path: string) => listingHref(path, { ...listing, page: 1 });
  return (
    <nav css={list} aria-labelledby={heading}>
      <h2 id={heading}>{catalogueTexts.category}</h2>
      <ul>
        <li>
          <a href={hrefOf('/catalog')}>
            {catalogueTexts.allProducts} <small>{facets.allCategories}</small>
          </a>
        </li>
        {shownCategories(facets, current).map(({ category, count, depth }) => (
          <li key={category.id} css={indented(depth)}>
            <a href={hrefOf(category.path)} aria-current={category.id === current ? 'page' : undefined}>
              {category.name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
