import type { Database } from '../data/database.ts';
import type { Product, Variation } from '../data/rows.ts';
import { choice, chosen, context, dates, hasWords, order, paging } from '../rest/list.ts';
import { listOf, type ParamSpecs, readParams } from '../rest/params.ts';
import type { Args } from '../rest/route.ts';
import { ratingOf } from '../wire/rating.ts';
import { withChildren } from '../wire/term.ts';
import { sortProducts } from './productOrder.ts';
import { findProducts, productParams } from './productQuery.ts';

const ORDERS = 'date modified id include title slug price popularity rating menu_order comment_count';

export const storeProductParams: ParamSpecs = {
  ...context('view', 'embed', 'edit'),
  ...paging,
  ...choice,
  ...dates,
  ...order('desc'),
  orderby: { type: 'string', enum: ORDERS.split(' '), default: 'date' },
  search: { type: 'string' },
  offset: { type: 'integer' },
  slug: { type: 'string' },
  type: { type: 'string', enum: ['simple', 'grouped', 'external', 'variable', 'variation'] },
  sku: { type: 'string' },
  featured: { type: 'boolean' },
  category: { type: 'string' },
  category_operator: { type: 'string', enum: ['in', 'not_in', 'and'], default: 'in' },
  tag: { type: 'string' },
  on_sale: { type: 'boolean' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  stock_status: { type: 'strings', enum: ['instock', 'outofstock', 'onbackorder'], default: [] },
  attributes: { type: 'any' },
  catalog_visibility: { type: 'string', enum: ['any', 'visible', 'catalog', 'search', 'hidden'] },
  rating: { type: 'integers', default: [] },
};

/** The filters that wc/v3 has too are its own; those that differ are looked at here. */
export function findStoreProducts(args: Args, database: Database): (Product | Variation)[] {
  if (args.type === 'variation') {
    const rows = database.all('variations').filter(row => row.status === 'publish' && chosen(row.id, args));
    return sortProducts(rows, args, database);
  }
  const rows = findProducts(readParams(productParams, shared(args)), database) as Product[];
  const fitting = rows.filter(row => !('parent' in row) && fits(row, args, database));
  if (args.orderby !== 'comment_count') return fitting;
  const reviews = (row: Product) => ratingOf(row, database).rating_count;
  const sign = args.order === 'asc' ? 1 : -1;
  return fitting.sort((one, other) => sign * (reviews(one) - reviews(other)));
}

const SHARED = 'include exclude after before modified_after modified_before order type sku slug featured tag on_sale';

/** Prices are minor units here. */
function shared(args: Args) {
  const given = SHARED.split(' ').map(name => [name, args[name]]);
  return Object.fromEntries(
    [
      ...given,
      ['status', 'publish'],
      ['orderby', args.orderby === 'comment_count' ? 'date' : args.orderby],
      ...['min_price', 'max_price'].map(name => [name, args[name] && String(Number(args[name]) / 100)]),
    ].filter(([, value]) => value !== undefined),
  );
}

const fits = (row: Product, args: Args, database: Database): boolean =>
  (args.stock_status.length === 0 || args.stock_status.includes(row.stockStatus)) &&
  (!args.search || hasWords(`${row.name} ${row.sku}`, args.search)) &&
  (args.rating.length === 0 || args.rating.includes(Math.round(Number(ratingOf(row, database).average_rating)))) &&
  (!args.category || categoriesFit(row, args, database)) &&
  (!args.attributes || attributesFit(row, args.attributes)) &&
  visibilityFits(row, args.catalog_visibility);

/** By id or slug, children included. */
function categoriesFit(row: Product, { category, category_operator }: Args, database: Database): boolean {
  const tests = listOf(category).map(wanted => {
    const term = database
      .all('terms')
      .find(each => each.taxonomy === 'product_cat' && (each.slug === wanted || each.id === Number(wanted)));
    const ids = term ? withChildren(term.id, database) : [];
    return ids.some(id => row.categories.includes(id));
  });
  if (category_operator === 'and') return tests.every(Boolean);
  return tests.some(Boolean) === (category_operator === 'in');
}

interface SentAttribute {
  attribute: string;
  slug: string;
}

const attributesFit = (row: Product, sent: Record<string, SentAttribute>): boolean =>
  Object.values(sent).every(({ attribute, slug }) =>
    row.attributes.some(
      each => `pa_${each.global}` === attribute && listOf(slug).some(option => each.options.includes(String(option))),
    ),
  );

/** Unless asked, hidden products are listed like all others. */
function visibilityFits({ visibility }: Product, wanted: string | undefined): boolean {
  if (wanted === undefined || wanted === 'any') return true;
  if (wanted === 'hidden') return visibility === 'hidden';
  const shownIn = { visible: ['visible'], catalog: ['visible', 'catalog'], search: ['visible', 'search'] };
  return shownIn[wanted as keyof typeof shownIn].includes(visibility);
}
