import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { ProductFilter, ProductSort } from '../../gql/types.ts';
import { idOf, pageOf, searchTerm } from '../arguments.ts';
import { stockWords, typeWords } from './shopWords.ts';

// Between the schema's filter and what the index is asked.

/** A query with its page. */
export type AskedProducts = ProductQuery & { page: number; perPage: number };

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
