import type { Scope } from '../../cache/scope.ts';
import type { List } from '../../upstreams/collection.ts';
import type { ProductSet } from '../../upstreams/shop/product.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { NOTHING_LEFT } from '../sync/outOfStock.ts';
import { attributeKey, optionKey } from './optionKeys.ts';
import type { AttributeChoice, ProductQuery } from './productQuery.ts';
import { slugForms } from './slugs.ts';

const ORDER_BY = {
  DATE: 'date',
  TITLE: 'title',
  POPULARITY: 'popularity',
  RATING: 'rating',
  PRICE: 'price',
  // The shop cannot put forward first what it puts forward.
  RECOMMENDED: 'popularity',
} as const;

/**
 * A list asked of the service itself, for the moments before the index is there. What wc/v3 cannot filter by, hidden
 * products among it, is left out of the page.
 */
export async function listDirectly(
  shop: Shop,
  scope: Scope,
  query: ProductQuery & { page: number; perPage: number },
  set: ProductSet,
): Promise<List<Product>> {
  const slugs = (query.categorySlugs ?? []).flatMap(slugForms);
  const named = slugs.length
    ? (await shop.categories.all(scope)).filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
    : [];
  const categories = [...(query.categories ?? []), ...named];
  if (slugs.length && !named.length) return { items: [], totalItems: 0, totalPages: 0 };
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
  // What is chosen by is read, whether it is wanted or not.
  const list = await shop.products.list(scope, parameters, set === 'line' ? 'card' : set);
  const { hidesOutOfStock } = await shop.productSettings.current(scope);
  const hidden = query.search ? ['hidden', 'catalog'] : ['hidden', 'search'];
  // The shop searches the text of what is behind a password, too.
  const isShown = (item: Product) =>
    !hidden.includes(item.catalog_visibility ?? 'visible') &&
    !(query.search && item.protected) &&
    !(hidesOutOfStock && item.stock_status === NOTHING_LEFT);
  return { ...list, items: list.items.filter(item => isShown(item) && fits(item, query)) };
}

function fits(item: Product, { attributes, stock, minRating, tag }: ProductQuery): boolean {
  const offers = ({ slug, options }: AttributeChoice) => {
    const asked = new Set(options.map(optionKey));
    const named = item.attributes?.filter(attribute => attributeKey(attribute) === attributeKey({ name: slug })) ?? [];
    return named.some(attribute => attribute.options.some(option => asked.has(optionKey(option))));
  };
  const tagged = tag ? slugForms(tag) : [];
  return (
    (attributes ?? []).every(choice => choice.options.length === 0 || offers(choice)) &&
    (!tag || (item.tags ?? []).some(({ slug }) => tagged.includes(slug))) &&
    (!stock?.length || stock.includes(item.stock_status ?? '')) &&
    Number(item.average_rating ?? 0) >= (minRating ?? 0)
  );
}
