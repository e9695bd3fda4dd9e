import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoadedScreen } from '../../data/useOutcome.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { type Facets, shownCategories } from './facets.ts';
import { FilterForm } from './filters/FilterForm.tsx';
import { type Listing, readListing } from './listing.ts';
import { lean, restore } from './servedFacets.ts';

const attribute = (slug: string, options: number): Facets['attributes'][number] => ({
  __typename: 'AttributeFacet',
  name: slug,
  slug,
  // As many of one as of another, so that which stand open hangs on their order.
  options: Array.from({ length: options }, (_, at) => ({
    __typename: 'OptionFacet',
    name: `<${at} & "mm">`,
    slug: `o-${at}`,
    count: 1 + (at % 3),
  })),
});

const category = (id: string, parent: string | null): Facets['categories'][number] => ({
  __typename: 'CategoryFacet',
  count: 2,
  category: {
    ...{ __typename: 'ProductCategory', id, slug: `c-${id}`, name: id, path: `/products/c-${id}` },
    parent: parent === null ? null : { __typename: 'ProductCategory', id: parent },
  },
});

const facets: Facets = {
  __typename: 'ProductFacets',
  allCategories: 9,
  onSale: { __typename: 'SwitchFacet', count: 1 },
  featured: { __typename: 'SwitchFacet', count: 1 },
  price: null,
  attributes: [20, 3, 7, 6, 9, 12, 4].map((options, at) => attribute(`a-${at}`, options)),
  stock: [],
  ratings: [],
  categories: [category('1', null), category('2', '1'), category('3', '2'), category('4', null), category('5', '4')],
};

const outcome = (filter: ProductFilter) => ({ variables: { filter }, data: { products: { facets } } });

function markupOf(listing: Listing, shown: Facets) {
  const element = (
    <LoadedScreen>
      <FilterForm id="filters" base="/catalog" listing={listing} facets={shown} />
    </LoadedScreen>
  );
  const routes = [{ id: 'list', path: '*', loader: () => outcome({}), element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { list: outcome({}) } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['', {}],
  ['?filter_a-6=o-1', { attributes: [{ slug: 'a-6', options: ['o-1'] }] }],
  ['?category=2', { categories: ['2'] }],
  ['?category=c-5', { categorySlugs: ['c-5'] }],
])('what the browser makes of a page at %s draws the same filters again', (search, filter) => {
  const listing = readListing(new URLSearchParams(search));
  const sent = lean(outcome(filter));
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(outcome(filter)).length / 2);
  const markup = markupOf(listing, facets);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(markupOf(listing, restore(sent, page).data.products.facets)).toBe(markup);
});

test('the page of a category in another alphabet keeps the links to those below it', () => {
  const [above, below] = [category('4', null), category('5', '4')];
  const kept = encodeURIComponent('новости').toLowerCase();
  const categories = [category('1', null), category('2', '1'), below];
  const named = { ...above, category: { ...above.category, slug: kept } };
  const whole = { ...facets, categories: [...categories, named] };
  const sent = lean({ variables: { filter: { categorySlugs: ['новости'] } }, data: { products: { facets: whole } } });
  expect(sent.data.products.facets.categories).toEqual(
    shownCategories(whole, '4').map(({ depth: _, ...facet }) => facet),
  );
  expect(sent.data.products.facets.categories).toContainEqual(below);
});

test('a list that failed is left as it is', () => {
  const failed = { variables: { filter: {} }, data: null };
  expect(restore(lean(failed), document)).toBe(failed);
});
