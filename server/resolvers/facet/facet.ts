import { GraphQLScalarType } from 'graphql';
import type { CategoryFacet, Facets } from '../../catalogue/read/lists.ts';
import type { AttributeChoice, ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { Context } from '../../context/context.ts';
import type { ProductFilter, Resolvers } from '../../gql/types.ts';
import { dependOnIndex } from '../indexTags.ts';
import { money } from '../product/offer.ts';
import { filterOf, stockStatusOf } from '../product/productFilter.ts';
import { listTags } from '../product/productList.ts';

/** Facets beside the filter they were counted for, from which each value makes its own. */
export interface AskedFacets extends Facets {
  filter: Partial<ProductFilter>;
}

/** Null until the index is there: no service counts over a whole result. */
export async function facetsOf(query: ProductQuery, context: Context): Promise<AskedFacets | null> {
  const { catalogue } = context;
  dependOnIndex(context, [...listTags(query), 'productCategorys']);
  return catalogue.products.ready ? { ...(await catalogue.products.facets(query)), filter: filterOf(query) } : null;
}

const toggled = <Value>(values: readonly Value[] | null | undefined, value: Value, selected: boolean): Value[] =>
  selected ? (values ?? []).filter(one => one !== value) : [...(values ?? []), value];

// A category may be asked for by its id or by its slug.
function toggledCategory(
  filter: Partial<ProductFilter>,
  { category, selected }: CategoryFacet,
): Partial<ProductFilter> {
  const categories = toggled(filter.categories, String(category.id), selected);
  return { ...filter, categories, categorySlugs: filter.categorySlugs?.filter(slug => slug !== category.slug) ?? [] };
}

function toggledOption(
  filter: Partial<ProductFilter>,
  slug: string,
  option: string,
  selected: boolean,
): AttributeChoice[] {
  const asked = filter.attributes ?? [];
  const options = toggled(asked.find(one => one.slug === slug)?.options, option, selected);
  return [...asked.filter(one => one.slug !== slug), ...(options.length ? [{ slug, options }] : [])];
}

function switchFacet(name: 'onSale' | 'featured', { [name]: count, filter }: AskedFacets) {
  const selected = filter[name] === true;
  return { count, selected, input: { ...filter, [name]: selected ? null : true } };
}

export const facet: Resolvers = {
  FilterValue: new GraphQLScalarType({ name: 'FilterValue', serialize: value => value }),
  ProductFacets: {
    categories: ({ categories, filter }) => categories.map(one => ({ ...one, input: toggledCategory(filter, one) })),
    onSale: facets => switchFacet('onSale', facets),
    featured: facets => switchFacet('featured', facets),
    price: async ({ price }, _, context) => {
      const [min, max] = await Promise.all([money(price?.min, context), money(price?.max, context)]);
      return min && max ? { min, max } : null;
    },
    attributes: ({ attributes, filter }) =>
      attributes.map(({ name, slug, options }) => ({
        name,
        slug,
        options: options.map(({ value, selected, ...option }) => ({
          ...option,
          slug: value,
          selected,
          input: { ...filter, attributes: toggledOption(filter, slug, value, selected) },
        })),
      })),
    stock: ({ stock, filter }) =>
      stock.map(({ value, ...one }) => ({
        ...one,
        status: stockStatusOf(value),
        input: { ...filter, stock: toggled(filter.stock, stockStatusOf(value), one.selected) },
      })),
    ratings: ({ ratings, filter }) =>
      ratings.map(({ value, ...one }) => ({
        ...one,
        atLeast: value,
        input: { ...filter, minRating: one.selected ? null : value },
      })),
  },
};
