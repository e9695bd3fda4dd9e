import type { Database } from '../../data/database.ts';
import type { Product } from '../../data/rows.ts';
import { chosen, dates, hasWords, listParams, within } from '../../rest/list.ts';
import { listOf, type ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import { plain } from '../../rest/text.ts';
import { withChildren } from '../../wire/content/term.ts';
import { pricesOf } from '../../wire/shop/price.ts';

const TYPES = ['simple', 'grouped', 'external', 'variable'];
const STATUSES = ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'];
export const productParams: ParamSpecs = {
  ...listParams('desc', 'date id include title modified popularity rating price', 'date'),
  ...dates,
  dates_are_gmt: { type: 'boolean', default: false },
  slug: { type: 'string' },
  status: { type: 'string', enum: STATUSES, default: 'any' },
  type: { type: 'string', enum: TYPES },
  featured: { type: 'boolean' },
  category: { type: 'string' },
  on_sale: { type: 'boolean' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
  include_meta: { type: 'strings', default: [] },
};

/** Whether a list of products has the row. */
export const fits = (row: Product, args: Args, database: Database): boolean =>
  chosen(row.id, args) &&
  within(row, args, database.site.gmtOffset) &&
  (args.status === 'any' || row.status === args.status) &&
  (!args.slug || row.slug === args.slug) &&
  (!args.type || row.type === args.type) &&
  (args.featured === undefined || row.featured === args.featured) &&
  (!args.stock_status || row.stockStatus === args.stock_status) &&
  (args.on_sale === undefined || pricesOf(row, database).onSale === args.on_sale) &&
  (!args.category || inCategories(row, args.category, database)) &&
  priceFits(row, args, database) &&
  (!args.search || hasWords(`${row.name}\n${plain(row.shortDescription)}\n${plain(row.description)}`, args.search));

/** By id only, children included; a slug is read as the number 0 and finds nothing. */
const inCategories = (row: Product, category: string, database: Database) =>
  listOf(category)
    .flatMap(id => (Number(id) > 0 ? withChildren(Number(id), database) : []))
    .some(id => row.categories.includes(id));

/** A variable product fits when its range overlaps; text counts as 0. */
function priceFits(row: Product, args: Args, database: Database): boolean {
  if (args.min_price === undefined && args.max_price === undefined) return true;
  const { min, max } = pricesOf(row, database);
  if (min === '') return false;
  const from = Number.parseFloat(args.min_price) || 0;
  const to = args.max_price === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(args.max_price) || 0;
  return from <= to && Number(max) >= from && Number(min) <= to;
}
