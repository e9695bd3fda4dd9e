import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import { whenThere } from '../../context/atHand.ts';
import type { ProductFacetsResolvers } from '../../gql/types.ts';
import { showsStars } from '../../upstreams/shop/settings/productSettings.ts';
import { money } from '../product/price.ts';
import { stockStatusOf } from '../product/shopWords.ts';
import { switchFacet, toggled, toggledCategory, toggledOption } from './toggled.ts';

export const ProductFacets: ProductFacetsResolvers = {
  categories: ({ categories, filter }) => categories.map(one => ({ ...one, input: toggledCategory(filter, one) })),
  onSale: facets => switchFacet('onSale', facets),
  featured: facets => switchFacet('featured', facets),
  price: async ({ price }, _, context) => {
    const [min, max] = await Promise.all([money(price?.min, context), money(price?.max, context)]);
    return min && max ? { min, max } : null;
  },
  // A product changes by no date where an attribute of the shop is renamed: the index has the old name till its next walk.
  attributes: ({ attributes, filter }, _, context) =>
    whenThere(attributes.length ? context.attributes() : [], shared =>
      attributes.map(({ name, slug, options }) => ({
        name: shared.find(one => attributeKey(one) === slug)?.name ?? name,
        slug,
        options: options.map(({ value, selected, ...option }) => ({
          ...option,
          slug: value,
          selected,
          input: { ...filter, attributes: toggledOption(filter, slug, value, selected) },
        })),
      })),
    ),
  stock: ({ stock, filter }) =>
    stock.map(({ value, ...one }) => ({
      ...one,
      status: stockStatusOf(value),
      input: { ...filter, stock: toggled(filter.stock, stockStatusOf(value), one.selected) },
    })),
  ratings: ({ ratings, filter }, _, context) =>
    whenThere(context.productSettings(), settings =>
      (showsStars(settings) ? ratings : []).map(({ value, ...one }) => ({
        ...one,
        atLeast: value,
        input: { ...filter, minRating: one.selected ? null : value },
      })),
    ),
};
