import { listDirectly } from '../../catalogue/read/listDirectly.ts';
import type { ProductQuery } from '../../catalogue/read/productQuery.ts';
import type { Context } from '../../context/context.ts';
import { setFor } from '../../context/selection.ts';
import { orOlder } from '../../context/standIn.ts';
import type { PageInfo } from '../../gql/types.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { ProductSet } from '../../upstreams/shop/product.ts';
import { sampleProducts } from '../../upstreams/shop/sample.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { pageInfo } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { rowsThere } from '../rowsThere.ts';
import type { AskedProducts } from './productFilter.ts';

/** One page of products with the query it answers, from which its facets are counted. */
export interface ProductPage {
  items: Product[];
  pageInfo: PageInfo;
  query: AskedProducts;
  sample: boolean;
}

const LINK = new Set([
  '__typename',
  'id',
  'slug',
  'name',
  'path',
  'url',
  'sku',
  'type',
  'sample',
  'related',
  'upsells',
  'crossSells',
  'reviews',
  'variations',
  'priceRange',
]);
const CARD = new Set([
  ...LINK,
  ...[
    'featured',
    'protected',
    'catalogVisibility',
    'price',
    'regularPrice',
    'salePrice',
    'discountPercent',
    'pricesIncludeTax',
    'onSale',
    'purchasable',
    'stock',
    'rating',
    'image',
    'images',
  ],
  ...['attributes', 'categories', 'tags', 'meta', 'modifiedAt', 'variation'],
  ...['minimumQuantity', 'dataSheet', 'priceBreaks'],
]);

export const isLink = (selected: ReadonlySet<string>): boolean => [...selected].every(field => LINK.has(field));
export const productSetFor = (selected: ReadonlySet<string>): ProductSet => setFor(selected, [['card', CARD]], 'full');

/** Products in the order of `ids`; those that are gone or cannot be had are left out. Links alone come from the index without a call. */
export async function productsById(
  ids: readonly number[],
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Product[]> {
  const { catalogue, scope } = context;
  dependOnIndex(
    context,
    ids.map(id => `product:${id}`),
  );
  if (catalogue.products.ready && isLink(selected)) return catalogue.products.links(ids);
  const set = productSetFor(selected);
  return rowsThere(
    ids.map(id => loadProduct(id, set, context)),
    scope,
  );
}

/** A product as the shop has it; while that is away as the index has it, marked by `asOf`. Null for an unknown one. */
export function loadProduct(
  id: number,
  set: ProductSet,
  { catalogue, loaders, scope }: Context,
): Promise<Product | null> {
  const load = loaders.product.load({ id, set });
  return catalogue.products.ready ? orOlder(scope, load, () => catalogue.products.row(id)) : load;
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
