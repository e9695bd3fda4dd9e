import type { Scope } from '../cache/scope.ts';
import type { List } from '../upstreams/collection.ts';
import type { ProductSet } from '../upstreams/shop/product.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { Product } from '../upstreams/shop/wire.ts';
import type { ProductQuery } from './lists.ts';

const ORDER_BY = { DATE: 'date', TITLE: 'title', POPULARITY: 'popularity', RATING: 'rating', PRICE: 'price' } as const;

/** A list asked of the service itself, for the moments before the index is there. Hidden products, which wc/v3 lists, are left out of the page. */
export async function listDirectly(
  shop: Shop,
  scope: Scope,
  query: ProductQuery & { page: number; perPage: number },
  set: ProductSet,
): Promise<List<Product>> {
  const named = query.categorySlugs?.length
    ? (await shop.categories.all(scope))
        .filter(category => query.categorySlugs!.includes(category.slug))
        .map(category => category.id)
    : [];
  const categories = [...(query.categories ?? []), ...named];
  if (query.categorySlugs?.length && !named.length) return { items: [], totalItems: 0, totalPages: 0 };
  const parameters: Record<string, string | number> = { page: query.page, per_page: query.perPage };
  if (query.search) parameters.search = query.search;
  if (categories.length) parameters.category = categories.join(',');
  if (query.featured) parameters.featured = String(query.featured);
  if (query.onSale) parameters.on_sale = String(query.onSale);
  if (query.minPrice) parameters.min_price = query.minPrice;
  if (query.maxPrice) parameters.max_price = query.maxPrice;
  if (query.type) parameters.type = query.type;
  if (query.sort)
    Object.assign(parameters, { orderby: ORDER_BY[query.sort.field], order: query.sort.order.toLowerCase() });
  const list = await shop.products.list(scope, parameters, set);
  const hidden = query.search ? ['hidden', 'catalog'] : ['hidden', 'search'];
  return { ...list, items: list.items.filter(item => !hidden.includes(item.catalog_visibility ?? 'visible')) };
}
