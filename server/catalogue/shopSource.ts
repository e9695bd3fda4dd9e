import { UpstreamError } from '../upstreams/errors.ts';
import type { Features } from '../upstreams/features.ts';
import { categoryRow, type ProductRow, productRow, type VariationRow, variationRow } from './shopRow.ts';
import { type Asked, inPortions, readAll, rootPath, type Source } from './source.ts';
import type { TermRow } from './termRow.ts';

const PRODUCT_FIELDS = [
  ...[
    'id',
    'parent_id',
    'status',
    'slug',
    'permalink',
    'name',
    'type',
    'featured',
    'catalog_visibility',
    'sku',
    'price',
    'on_sale',
  ],
  ...['date_created', 'date_created_gmt', 'date_modified', 'date_modified_gmt', 'total_sales', 'average_rating'],
  ...['rating_count', 'stock_status', 'categories', 'tags', 'attributes', 'short_description', 'description'],
  ...[
    'upsell_ids',
    'cross_sell_ids',
    'grouped_products',
    'variations',
    'regular_price',
    'sale_price',
    'images',
    'post_password',
  ],
].join(',');
const VARIATION_FIELDS = 'id,parent_id,status,sku,price,attributes,date_modified,date_modified_gmt';
const CATEGORY_FIELDS = 'id,slug,name,parent,description,display,image,menu_order,count';

/** What the shop has, or what of it changed. */
export interface ShopRows {
  products: ProductRow[];
  variations: VariationRow[];
  /** products whose variations are all among `variations` */
  wholeProducts: number[];
  categories: TermRow[] | null;
  /** the products that were asked for: those of them that did not come are gone */
  asked: Asked;
}

/** What the index has already. */
export interface Known {
  /** whether this row is there just as it is */
  product(row: ProductRow): boolean;
  category(id: number): boolean;
}

export interface ShopSource {
  /** Everything. */
  walk(known: Known): Promise<ShopRows>;
  /** What changed after these moments (UTC), and all categories, which bear no date. */
  refresh(since: { products: string; variations: string }, known: Known): Promise<ShopRows>;
  /** These products as they are now; all categories too, where that is wanted or one is named that is not known. */
  renew(wanted: { products: readonly number[]; categories: boolean }, known: Known): Promise<ShopRows>;
}

/** Reads the shop for the index. An administrator's key sees drafts too: only published rows are asked for. */
export function createShopSource(source: Source & { features: Features }, html: (raw: string) => string): ShopSource {
  const { features } = source;
  const root = rootPath(source);
  const after = (gmt: string) => (gmt ? `&modified_after=${gmt}&dates_are_gmt=true` : '');
  const products = (filter = '') =>
    readAll(source, `/wc/v3/products?status=publish&_fields=${PRODUCT_FIELDS}${filter}`, row => productRow(row, root));
  const categories = () =>
    readAll(source, `/wc/v3/products/categories?_fields=${CATEGORY_FIELDS}`, row => categoryRow(row, html));

  async function flatVariations(filter = ''): Promise<VariationRow[] | null> {
    if (!features.flatVariations) return null;
    const path = `/wc/v3/variations?status=publish&_fields=${VARIATION_FIELDS}${filter}`;
    try {
      return await readAll(source, path, variationRow);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.serviceCode !== 'rest_no_route') throw error;
      features.flatVariations = false;
      return null;
    }
  }

  async function allVariationsOf(rows: ProductRow[]): Promise<VariationRow[]> {
    const ids = rows.map(row => row.id);
    const listed = await inPortions(ids, async parents => (await flatVariations(`&parent=${parents}`)) ?? []);
    return features.flatVariations ? listed : variationsOf(rows);
  }

  /** For an older WooCommerce: one list per variable product, of those alone that changed. */
  async function variationsOf(rows: ProductRow[]): Promise<VariationRow[]> {
    const found: VariationRow[] = [];
    for (const { id } of rows) {
      const path = `/wc/v3/products/${id}/variations?status=publish&_fields=${VARIATION_FIELDS}`;
      found.push(...(await readAll(source, path, row => variationRow({ ...(row as object), parent_id: id }))));
    }
    return found;
  }

  return {
    async walk(known) {
      const [rows, listed, terms] = await Promise.all([products(), flatVariations(), categories()]);
      const variable = rows.filter(row => row.type === 'variable' && (listed || !known.product(row)));
      return {
        products: rows,
        variations: listed ?? (await variationsOf(variable)),
        wholeProducts: variable.map(row => row.id),
        categories: terms,
        asked: 'all',
      };
    },
    async refresh(since, known) {
      const [rows, listed, terms] = await Promise.all([
        products(after(since.products)),
        flatVariations(after(since.variations)),
        categories(),
      ]);
      const variable = rows.filter(row => row.type === 'variable' && !known.product(row));
      return {
        products: rows,
        variations: listed ?? (await variationsOf(variable)),
        wholeProducts: listed ? [] : variable.map(row => row.id),
        categories: terms,
        asked: [],
      };
    },
    async renew(wanted, known) {
      const rows = await inPortions(wanted.products, ids => products(`&include=${ids}`));
      const variable = rows.filter(row => row.type === 'variable');
      const isNew = rows.some(row => row.categories.some(id => !known.category(id)));
      return {
        products: rows,
        variations: await allVariationsOf(variable),
        wholeProducts: variable.map(row => row.id),
        categories: wanted.categories || isNew ? await categories() : null,
        asked: wanted.products,
      };
    },
  };
}
