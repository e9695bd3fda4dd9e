import { attributeKey, optionKey } from '../../catalogue/read/optionKeys.ts';
import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { ProductFilter, ProductSort, ProductType, StockStatus } from '../../gql/types.ts';
import { idOf, pageOf, searchTerm } from '../arguments.ts';

// Between the schema's filter and what the index is asked.

/** A query with its page. */
export type AskedProducts = ProductQuery & { page: number; perPage: number };

/** As the shop writes the types of products. */
const typeWords = {
  SIMPLE: 'simple',
  VARIABLE: 'variable',
  GROUPED: 'grouped',
  EXTERNAL: 'external',
} as const satisfies Record<ProductType, string>;

/** As the shop writes the states of stock. */
const stockWords = {
  IN_STOCK: 'instock',
  ON_BACKORDER: 'onbackorder',
  OUT_OF_STOCK: 'outofstock',
} as const satisfies Record<StockStatus, string>;

const nameOf = <Name extends string>(words: Readonly<Record<Name, string>>, word: string): Name =>
  (Object.keys(words) as Name[]).find(name => words[name] === word)!;

export const stockStatusOf = (word: string): StockStatus => nameOf(stockWords, word);

export function productQuery(
  filter: ProductFilter | null | undefined,
  sort: ProductSort | null | undefined,
  args: { page?: number | null; perPage?: number | null },
): AskedProducts {
  return {
    search: searchTerm(filter?.search),
    categories: filter?.categories?.flatMap(id => idOf(id) ?? -1) ?? [],
    categorySlugs: filter?.categorySlugs ?? [],
    tag: filter?.tag ?? null,
    featured: filter?.featured ?? null,
    onSale: filter?.onSale ?? null,
    minPrice: filter?.minPrice ?? null,
    maxPrice: filter?.maxPrice ?? null,
    attributes: filter?.attributes ?? [],
    stock: filter?.stock?.map(status => stockWords[status]) ?? [],
    minRating: filter?.minRating ?? null,
    type: filter?.type ? typeWords[filter.type] : null,
    sort: sort ? { field: sort.field, order: sort.order } : null,
    ...pageOf(args, 12),
  };
}

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
