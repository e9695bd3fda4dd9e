import { attributeKey, optionKey } from '../../catalogue/read/optionKeys.ts';
import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { ProductFilter } from '../../gql/types.ts';
import { nameOf, stockStatusOf, typeWords } from './shopWords.ts';

/** The filter that asks for a query, its options by key; what the query leaves open is left out. */
export function filterOf(query: ProductQuery): Partial<ProductFilter> {
  const { search, categories, categorySlugs, tag, featured, onSale, minPrice, maxPrice, minRating } = query;
  return {
    ...(search && { search }),
    ...(categories?.length && { categories: categories.map(String) }),
    ...(categorySlugs?.length && { categorySlugs: [...categorySlugs] }),
    ...(tag && { tag }),
    ...(featured && { featured }),
    ...(onSale && { onSale }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
    ...(query.attributes?.length && {
      attributes: query.attributes.map(({ slug, options }) => ({
        slug: attributeKey({ name: slug }),
        options: options.map(optionKey),
      })),
    }),
    ...(query.stock?.length && { stock: query.stock.map(stockStatusOf) }),
    ...(minRating && { minRating }),
    ...(query.type && { type: nameOf(typeWords, query.type) }),
  };
}
