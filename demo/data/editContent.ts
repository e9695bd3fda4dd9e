import type { Raw } from '../rest/request.ts';
import type { Database } from './database.ts';
import type { Product, Site, TableName } from './rows.ts';

/** Collections by the names the REST routes give them: their table, and where it holds others too, how its rows are told. */
const COLLECTIONS: Record<string, [table: TableName, kind?: string]> = {
  posts: ['articles', 'post'],
  pages: ['articles', 'page'],
  media: ['media'],
  users: ['users'],
  categories: ['terms', 'category'],
  tags: ['terms', 'post_tag'],
  'products/categories': ['terms', 'product_cat'],
  'products/tags': ['terms', 'product_tag'],
  'products/attributes': ['attributes'],
  menus: ['terms', 'nav_menu'],
  'menu-items': ['menuItems'],
  products: ['products'],
  variations: ['variations'],
  reviews: ['reviews'],
};

type Row = { id: number; slug?: string; sku?: string; key?: string; type?: string; taxonomy?: string };

/**
 * An edit as the back office would make it: `{ collection, slug | id, fields }`. Fields have the names of data/rows.ts;
 * `modified` becomes now unless it is among them. With `delete: true` the row is gone instead. The collection `site` is one row.
 */
export function editContent(database: Database, body: Raw): [status: number, body: unknown] {
  if (body.collection === 'site') return [200, database.editSite(body.fields as Partial<Site>)];
  const [table, kind] = COLLECTIONS[String(body.collection)] ?? [];
  if (!table) return [400, { error: `Unknown collection. One of: ${Object.keys(COLLECTIONS).join(', ')}` }];
  const rows = database.all(table) as unknown as Row[];
  const found = rows.filter(row => !kind || kind === (row.taxonomy ?? row.type));
  const row = found.find(each => each.id === Number(body.id) || names(each).includes(String(body.slug)));
  if (!row) return [404, { error: 'No such row.' }];
  if (body.delete === true) {
    remove(database, table, row.id);
    return [200, { deleted: row.id }];
  }
  const now = 'modified' in row ? { modified: localNow(database.site.gmtOffset) } : {};
  const fields = body.fields as Partial<Stocked> | undefined;
  const edited = { ...row, ...now, ...statusOf(row as Partial<Stocked>, fields), ...fields };
  database.put(table, edited as never);
  return [200, edited];
}

type Stocked = Pick<Product, 'stockQuantity' | 'stockStatus' | 'backorders'>;

/** A count that is set brings its status along, as WooCommerce does. */
function statusOf(row: Partial<Stocked>, fields: Partial<Stocked> = {}): Partial<Product> {
  const { stockQuantity } = fields;
  if (typeof stockQuantity !== 'number') return {};
  const late = (fields.backorders ?? row.backorders ?? 'no') !== 'no';
  return { manageStock: true, stockStatus: stockQuantity > 0 ? 'instock' : late ? 'onbackorder' : 'outofstock' };
}

/** A product takes its variations along. */
function remove(database: Database, table: TableName, id: number) {
  database.remove(table, id);
  if (table !== 'products') return;
  for (const variation of database.all('variations')) {
    if (variation.parent === id) database.remove('variations', variation.id);
  }
}

const names = (row: Row) => [row.slug, row.sku, row.key].filter(name => name !== undefined);

/** Now in the site's own time, written as WordPress does: without an offset. */
export const localNow = (gmtOffset: number) => new Date(Date.now() + gmtOffset * 3_600_000).toISOString().slice(0, 19);
