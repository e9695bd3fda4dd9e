import { listDirectly } from '../../catalogue/read/listDirectly.ts';
import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { Context } from '../../context/context.ts';
import type { PageInfo } from '../../gql/types.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { sampleProducts } from '../../upstreams/shop/sample.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { pageInfo } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import type { AskedProducts } from './productQuery.ts';
import { productSetFor } from './productSet.ts';
import { productsById } from './productsById.ts';

/** One page of products with the query it answers, from which its facets are counted. */
export interface ProductPage {
  items: Product[];
  pageInfo: PageInfo;
  query: AskedProducts;
  sample: boolean;
}

/** Whether the shop refuses our credentials. */
export const isRefused = (error: unknown): boolean => error instanceof UpstreamError && error.status === 401;

/** What a list and its filters depend on, beside the rows that it shows. */
export const listTags = ({ search }: Pick<ProductQuery, 'search'>): string[] =>
  search ? ['productList', 'productText'] : ['productList'];

/** One page of a list, from the index; before it is there from the service itself, and as samples when the shop refuses our key. */
export async function listProducts(
  query: AskedProducts,
  selected: ReadonlySet<string>,
  context: Context,
): Promise<ProductPage> {
  const { catalogue, scope, shop, config } = context;
  dependOnIndex(context, listTags(query));
  if (catalogue.products.ready) {
    const { ids, totalItems } = await catalogue.products.list(query);
    return {
      items: await productsById(ids, selected, context),
      pageInfo: pageInfo(query, totalItems),
      query,
      sample: false,
    };
  }
  try {
    const list = await listDirectly(shop, scope, query, productSetFor(selected));
    scope.depend([], Date.now() + 1_000);
    return { items: list.items, pageInfo: pageInfo(query, list.totalItems, list.totalPages), query, sample: false };
  } catch (error) {
    if (!config.sampleData || !isRefused(error)) throw error;
    scope.depend([], Date.now() + 1_000);
    return {
      items: query.page === 1 ? sampleProducts : [],
      pageInfo: pageInfo(query, sampleProducts.length),
      query,
      sample: true,
    };
  }
}
