import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { useNavigation } from 'react-router-dom';
import type { ProductCard_ProductFragment, ProductListing_ListFragment } from '../../gql/graphql.ts';
import { Fold } from '../../lib/Fold.tsx';
import { late } from '../../lib/later/late.ts';
import { hasPage } from '../../lib/paging/pageNumber.ts';
import { media, motion, space } from '../../theme/tokens.ts';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { AsOfNotice } from '../AsOfNotice.tsx';
import { CompareForm } from '../compare/CompareForm.tsx';
import { CompareTick } from '../compare/CompareTick.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { SampleNotice } from '../SampleNotice.tsx';
import { catalogueTexts } from '../texts.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { isFiltered, type Listing, listingHref } from './listing.ts';
import { NoProducts } from './NoProducts.tsx';
import { OtherSize } from './OtherSize.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SortSelect } from './SortSelect.tsx';

const layout = css`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 48px;
  padding-block: 36px ${space.section};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    padding-top: 20px;
  }
`;

const column = css`
  display: grid;
  gap: 28px;
  ${media.tablet} {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 20px;
  padding-bottom: 16px;
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  ${media.phone} {
    gap: 12px;
    > div {
      width: 100%;
    }
  }
`;

const results = css`
  display: grid;
  gap: 24px;
  transition: opacity ${motion.peel};
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

// Where the column is out of sight, it stands among the first products.
const amid = css({ display: 'none', gridColumn: '1 / -1', [media.tablet]: { display: 'block' } });

type ProductListingProps = {
  /** the list's canonical path */
  base: string;
  listing: Listing;
  list: ProductListing_ListFragment;
  /** On the page of one category: links to the others in the place of the choice. */
  categories?: ReactNode;
};

const QuickOrder = late(async () => (await import('../paste/QuickOrder.tsx')).QuickOrder);
const RecentlyViewed = late(async () => (await import('../recent/RecentlyViewed.tsx')).RecentlyViewed);

/** The products, paler while others are on their way. */
const Results = ({ children }: { children: ReactNode }) => (
  <div css={results} aria-busy={useNavigation().state === 'loading'}>
    {children}
  </div>
);

/** A list of products with its controls, all of which stand in the address. */
export function ProductListing({ base, listing, list, categories }: ProductListingProps) {
  const form = useId();
  const { pageInfo, facets, sample, asOf } = list;
  const tickOf = ({ id, name, image }: ProductCard_ProductFragment) => (
    <CompareTick id={id} name={name} image={image?.url ?? null} />
  );
  const items = hasPage(listing.page, list.items) ? list.items : [];
  const count = <ResultCount pageInfo={pageInfo} shown={items.length} />;
  const filters = { base, listing, facets, categories };
  return (
    <>
      <Wrap css={layout}>
        <aside css={column} aria-label={catalogueTexts.filters}>
          <FilterForm key={base} id={form} {...filters} help={<OtherSize />} />
        </aside>
        <div>
          <div css={bar}>
            {count}
            <div>
              <FilterButton total={pageInfo.totalItems} count={count} {...filters} />
              <SortSelect form={form} listing={listing} />
            </div>
          </div>
          {isFiltered(listing) && <ActiveFilters base={base} listing={listing} facets={facets} />}
          <Results>
            {sample && <SampleNotice />}
            {asOf && <AsOfNotice asOf={asOf} />}
            {items.length > 0 ? (
              <ProductGrid products={items} heading="h2" first={3} tickOf={tickOf} insert={<OtherSize css={amid} />} />
            ) : (
              <NoProducts base={base} listing={listing} facets={facets} totalPages={pageInfo.totalPages} />
            )}
          </Results>
          {items.length > 0 && <CompareForm />}
          <Fold />
          {items.length > 0 && (
            <Pagination
              page={pageInfo.page}
              totalPages={pageInfo.totalPages}
              hrefFor={page => listingHref(base, { ...listing, page })}
            />
          )}
          <QuickOrder />
        </div>
      </Wrap>
      <RecentlyViewed />
    </>
  );
}
