import type { Database } from '../../data/database.ts';
import type { Product, Variation } from '../../data/rows.ts';
import { choice, chosen, context, dates, hasWords, order, paging, within } from '../../rest/list.ts';
import { listOf, type ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import { plain } from '../../rest/text.ts';
import { withChildren } from '../../wire/content/term.ts';
import { pricesOf } from '../../wire/shop/price.ts';
import { sortProducts } from './productOrder.ts';

const TYPES = ['simple', 'grouped', 'external', 'variable'];
const STATUSES = ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'];
// WooCommerce adds its orders to the list more than once, and says so in its refusals
const ORDERS =
  'date id include title slug modified popularity rating post__in price sales menu_order random popularity rating menu_order price popularity rating';

export const productParams: ParamSpecs = {
  ...context('view', 'edit'),
  ...paging,
  search: { type: 'string' },
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  ...choice,
  offset: { type: 'integer' },
  ...order('desc'),
  orderby: { type: 'string', enum: ORDERS.split(' '), default: 'date' },
  parent: { type: 'integers', default: [] },
  parent_exclude: { type: 'integers', default: [] },
  slug: { type: 'string' },
  status: { type: 'string', enum: STATUSES, default: 'any' },
  type: { type: 'string', enum: TYPES },
  sku: { type: 'string' },
  featured: { type: 'boolean' },
  category: { type: 'string' },
  tag: { type: 'string' },
  brand: { type: 'string' },
  shipping_class: { type: 'string' },
  attribute: { type: 'string' },
  attribute_term: { type: 'string' },
  on_sale: { type: 'boolean' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
  search_sku: { type: 'string' },
  search_name_or_sku: { type: 'string' },
  search_fields: {
    type: 'strings',
    default: [],
    enum: ['name', 'global_unique_id', 'description', 'short_description', 'sku'],
  },
  include_status: { type: 'strings', enum: STATUSES },
  exclude_status: { type: 'strings', enum: STATUSES },
  include_types: { type: 'strings', enum: TYPES },
  exclude_types: { type: 'strings', enum: TYPES },
  virtual: { type: 'boolean' },
  downloadable: { type: 'boolean' },
};

/** All rows a list of products answers, in order. By SKU variations are found too, as rows of their own. */
export function findProducts(args: Args, database: Database): (Product | Variation)[] {
  const rows = database.all('products').filter(row => fits(row, args, database));
  const bySku = args.sku || args.search_sku || args.search_name_or_sku || args.search_fields.includes('sku');
  if (!bySku) return sortProducts(rows, args, database) as Product[];
  const variations = database.all('variations').filter(row => chosen(row.id, args) && skuFits(row, args, database));
  return sortProducts([...rows, ...variations], args, database);
}

type Test = (row: Product, args: Args, database: Database) => boolean;

const is = (wanted: boolean | undefined, value: boolean | undefined) =>
  wanted === undefined || wanted === (value ?? false);

const TESTS: Test[] = [
  (row, args) => chosen(row.id, args),
  (row, args, database) => within(row, args, database.site.gmtOffset),
  (row, args) => statusFits(row, args),
  (row, args) => !args.slug || row.slug === args.slug,
  (row, args) => typeFits(row, args),
  // no product has a parent; only variations do
  (_row, args) => args.parent.length === 0 || args.parent.includes(0),
  (_row, args) => !args.brand && !args.shipping_class,
  (row, args) => is(args.featured, row.featured),
  (row, args) => is(args.virtual, row.virtual),
  (row, args) => is(args.downloadable, row.downloadable),
  (row, args) => !args.stock_status || row.stockStatus === args.stock_status,
  (row, args, database) => is(args.on_sale, args.on_sale === undefined || pricesOf(row, database).onSale),
  (row, args, database) => !args.category || inCategories(row, args.category, database),
  (row, args) => !args.tag || listOf(args.tag).some(id => row.tags.includes(Number(id))),
  (row, args, database) => optionFits(row, args, database),
  (row, args, database) => priceFits(row, args, database),
  (row, args) => searchFits(row, args),
  (row, args, database) => skuFits(row, args, database),
];

const fits: Test = (row, args, database) => TESTS.every(test => test(row, args, database));

function statusFits(row: Product, args: Args): boolean {
  const wanted: string[] = args.include_status ?? [args.status];
  return (wanted.includes('any') || wanted.includes(row.status)) && !args.exclude_status?.includes(row.status);
}

const typeFits = (row: Product, args: Args) =>
  (!args.type || row.type === args.type) &&
  (!args.include_types || args.include_types.includes(row.type)) &&
  !args.exclude_types?.includes(row.type);

/** By id only, children included; a slug is read as the number 0 and finds nothing. */
const inCategories = (row: Product, category: string, database: Database) =>
  listOf(category)
    .flatMap(id => (Number(id) > 0 ? withChildren(Number(id), database) : []))
    .some(id => row.categories.includes(id));

function optionFits(row: Product, args: Args, database: Database): boolean {
  if (!args.attribute || !args.attribute_term) return true;
  const wanted = listOf(args.attribute_term).map(id => database.get('terms', Number(id)));
  const slugs = wanted.filter(term => term?.taxonomy === args.attribute).map(term => term!.slug);
  return row.attributes.some(
    each => `pa_${each.global}` === args.attribute && each.options.some(option => slugs.includes(option)),
  );
}

/** A variable product fits when its range overlaps; text counts as 0. */
function priceFits(row: Product, args: Args, database: Database): boolean {
  if (args.min_price === undefined && args.max_price === undefined) return true;
  const { min, max } = pricesOf(row, database);
  if (min === '') return false;
  const from = Number.parseFloat(args.min_price) || 0;
  const to = args.max_price === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(args.max_price) || 0;
  return from <= to && Number(max) >= from && Number(min) <= to;
}

const FIELDS: Record<string, (row: Product) => string> = {
  name: row => row.name,
  description: row => plain(row.description),
  short_description: row => plain(row.shortDescription),
  sku: row => row.sku,
};

/** Looks into title, excerpt and content but not the SKU, unless told where to look. */
function searchFits(row: Product, args: Args): boolean {
  if (!args.search) return true;
  const names: string[] =
    args.search_fields.length > 0 ? args.search_fields : ['name', 'short_description', 'description'];
  return hasWords(names.map(name => FIELDS[name]?.(row) ?? '').join('\n'), args.search);
}

function skuFits(row: Product | Variation, args: Args, database: Database): boolean {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const name = 'name' in row ? row.name : (database.get('products', row.parent)?.name ?? '');
  return (
    (!args.sku || listOf(args.sku).includes(row.sku)) &&
    (!args.search_sku || has(row.sku, args.search_sku)) &&
    (!args.search_name_or_sku || has(`${name}\n${row.sku}`, args.search_name_or_sku)) &&
    (!('parent' in row) || !args.search_fields.includes('sku') || !args.search || has(row.sku, args.search))
  );
}
