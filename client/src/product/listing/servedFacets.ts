import { OPTION_PREFIX } from '../../../../rules/filterQuery.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { leanCard } from '../leanCard.ts';
import {
  type AttributeFacet,
  categoryNamed,
  type Facets,
  type ServedFacet,
  shownAttributes,
  shownCategories,
  splitOptions,
} from './facets.ts';

/** What became of the query of a screen with a list. */
interface ListOutcome {
  variables: { filter: ProductFilter };
  data?: { products?: { items?: object[]; facets?: Facets | null } | null } | null;
}

function chosenIn({ categories, categorySlugs, attributes }: ProductFilter) {
  const options = Object.fromEntries((attributes ?? []).map(one => [one.slug, one.options]));
  return { category: String(categories?.[0] ?? categorySlugs?.[0] ?? ''), options };
}

/** A facet without its options: some are in the markup, the others are asked for. */
function leanFacet(facet: AttributeFacet, options: Record<string, readonly string[]>): ServedFacet {
  const more = splitOptions(facet, options).folded.length;
  return { ...facet, options: [], ...(more && { more }) };
}

/** The facets that a page shows, without the options. */
function leanFacets(facets: Facets, filter: ProductFilter): Facets {
  const { category, options } = chosenIn(filter);
  return {
    ...facets,
    categories: shownCategories(facets, categoryNamed(facets, category)?.id ?? category).map(
      ({ depth: _, ...facet }) => facet,
    ),
    attributes: shownAttributes(facets, { options }).map(facet => leanFacet(facet, options)),
  };
}

const withFacets = <T extends ListOutcome>(outcome: T, change: (facets: Facets) => Facets): T => {
  const products = outcome.data?.products;
  if (!products?.facets) return outcome;
  return { ...outcome, data: { ...outcome.data, products: { ...products, facets: change(products.facets) } } };
};

/** An outcome with a list of cards, as they go into a page. */
export function leanItems<T extends Pick<ListOutcome, 'data'>>(outcome: T): T {
  const products = outcome.data?.products;
  if (!products?.items) return outcome;
  return { ...outcome, data: { ...outcome.data, products: { ...products, items: products.items.map(leanCard) } } };
}

/** A list's outcome as it goes into its page: what the page shows of the facets beside it is not said twice. */
export const lean = <T extends ListOutcome>(outcome: T): T =>
  leanItems(withFacets(outcome, facets => leanFacets(facets, outcome.variables.filter)));

function optionsIn(page: ParentNode, { slug }: AttributeFacet): AttributeFacet['options'] {
  const inputs = [...page.querySelectorAll<HTMLInputElement>('form input[type=checkbox]')];
  return inputs
    .filter(({ name }) => name === OPTION_PREFIX + slug)
    .map(input => ({
      __typename: 'OptionFacet',
      name: input.parentElement?.querySelector('span')?.textContent ?? '',
      slug: input.value,
      count: Number(input.parentElement?.querySelector('small')?.textContent),
    }));
}

/** A list's outcome as `lean` left it, with the options that its page shows. */
export const restore = <T extends ListOutcome>(outcome: T, page: ParentNode): T =>
  withFacets(outcome, facets => ({
    ...facets,
    attributes: facets.attributes.map(facet => ({ ...facet, options: optionsIn(page, facet) })),
  }));
