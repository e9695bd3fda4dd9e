import type { Facets } from '../../catalogue/read/lists.ts';
import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { Context } from '../../context/context.ts';
import type { ProductFilter } from '../../gql/types.ts';
import { dependOnIndex } from '../indexTags.ts';
import { filterOf } from '../product/filterOf.ts';
import { listTags } from '../product/listProducts.ts';

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
