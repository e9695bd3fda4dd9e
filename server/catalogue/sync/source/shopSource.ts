import { ROBOTS_FIELDS } from '../../../upstreams/content/seo.ts';
import { UpstreamError } from '../../../upstreams/errors.ts';
import type { Features } from '../../../upstreams/features.ts';
import { categoryRow, type ProductRow, productRow, type VariationRow, variationRow } from '../rows/shopRow.ts';
import type { TermRow } from '../rows/termRow.ts';
import {
  inPortions,
  type Listing,
  type Portion,
  portionsOf,
  type Rows,
  readAll,
  readPortion,
  type Source,
} from './source.ts';

const PRODUCT_FIELDS = [
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
  'date_created',
  'date_created_gmt',
  'date_modified',
  'date_modified_gmt',
  'total_sales',
  'average_rating',
  'rating_count',
  'stock_status',
  'stock_quantity',
  'categories',
  'tags',
  'attributes',
  'short_description',
  'description',
  'upsell_ids',
  'cross_sell_ids',
  'grouped_products',
  'variations',
  'regular_price',
  'sale_price',
  'images',
  'weight',
  'global_unique_id',
  'tax_status',
  'tax_class',
  'post_password',
  ROBOTS_FIELDS,
].join(',');
const VARIATION_FIELDS =
  'id,parent_id,status,sku,price,stock_status,stock_quantity,menu_order,image,weight,global_unique_id,tax_status,tax_class,attributes,date_modified,date_modified_gmt';
const CATEGORY_FIELDS = `id,slug,name,parent,description,display,image,menu_order,count,${ROBOTS_FIELDS}`;

/** Products with their variations, and categories, as the shop has them. */
export interface ShopRows {
  products: ProductRow[];
  variations: VariationRow[];
  /** products whose variations are all among `variations` */
  wholeProducts: number[];
  categories: TermRow[] | null;
  /** of all rows that the shop listed, also of those that are left out */
  listed: { products: number[]; variations: number[] };
  /** what was asked for by its id: what of it was not listed is gone */
  asked: { products: readonly number[]; variations: readonly number[] };
  /** of those listed, what the shop cannot show: it stays as it was */
  unread: { products: readonly number[]; variations: readonly number[] };
}

/** What the index has already. */
interface Known {
  /** whether this row is there just as it is */
  product(row: ProductRow): boolean;
  category(id: number): boolean;
}

export interface ShopSource {
  categories(): Promise<ShopRows>;
  /** Some products in the order of ids, from this place on, with their variations. */
  products(from: number, known: Known): Promise<{ portion: Portion<ProductRow>; rows: ShopRows }>;
  /** What changed after these moments (UTC), portion by portion. */
  changed(since: { products: string; variations: string }, known: Known): AsyncGenerator<ShopRows>;
  /** These products as they are now; all categories too, where that is wanted or one is named that is not known. */
  renew(wanted: { products: readonly number[]; categories: boolean }, known: Known): Promise<ShopRows>;
  /** These variations as they are now. */
  variations(ids: readonly number[]): Promise<ShopRows>;
}

const NOTHING: ShopRows = {
  products: [],
  variations: [],
  wholeProducts: [],
  categories: null,
  listed: { products: [], variations: [] },
  asked: { products: [], variations: [] },
  unread: { products: [], variations: [] },
};

const withVariations = ({ rows, ids, unread }: Rows<VariationRow>): ShopRows => ({
  ...NOTHING,
  variations: rows,
  listed: { products: [], variations: ids },
  unread: { products: [], variations: unread },
});

/** Reads the shop for the index. An administrator's key sees drafts too: only published rows are asked for. */
export function createShopSource(source: Source & { features: Features }, html: (raw: string) => string): ShopSource {
  const { features } = source;
  const after = (gmt: string) => (gmt ? `&modified_after=${gmt}&dates_are_gmt=true` : '');
  const products = (filter = ''): Listing<ProductRow> => ({
    name: 'products',
    path: `/wc/v3/products?status=publish&_fields=${PRODUCT_FIELDS}${features.rankMath ? ',meta_data' : ''}`,
    filter,
    mayLack: true,
    decode: productRow,
  });
  const variations = (filter = ''): Listing<VariationRow> => ({
    name: 'variations',
    path: `/wc/v3/variations?status=publish&_fields=${VARIATION_FIELDS}`,
    filter,
    mayLack: true,
    decode: variationRow,
  });
  const categories = async () => {
    const path = `/wc/v3/products/categories?_fields=${CATEGORY_FIELDS}`;
    return (await readAll(source, { name: 'terms', path, decode: row => categoryRow(row, html) })).rows;
  };

  /** Null where the shop has no list of all variations. */
  async function flatly<T>(read: () => Promise<T>): Promise<T | null> {
    if (!features.flatVariations) return null;
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.serviceCode !== 'rest_no_route') throw error;
      features.flatVariations = false;
      return null;
    }
  }

  /** For an older WooCommerce: one list per variable product. */
  async function variationsOf(ids: readonly number[]): Promise<Rows<VariationRow>> {
    const found: Rows<VariationRow> = { rows: [], ids: [], unread: [] };
    for (const id of ids) {
      const path = `/wc/v3/products/${id}/variations?status=publish&_fields=${VARIATION_FIELDS}`;
      const decode = (row: unknown) => variationRow({ ...(row as object), parent_id: id });
      const { rows, ids: listed, unread } = await readAll(source, { name: 'variations', path, mayLack: true, decode });
      found.rows.push(...rows);
      found.ids.push(...listed);
      found.unread.push(...unread);
    }
    return found;
  }

  /** Products with all their variations. An older WooCommerce is asked for those of the products that changed alone. */
  async function whole({ rows, ids, unread }: Rows<ProductRow>, known: Known | null): Promise<ShopRows> {
    const variable = rows.filter(row => row.type === 'variable');
    const all = variable.map(row => row.id);
    const flat = await flatly(() => inPortions(all, parents => readAll(source, variations(`&parent=${parents}`))));
    const read = flat ? all : variable.filter(row => !known?.product(row)).map(row => row.id);
    const found = flat ?? (await variationsOf(read));
    return {
      ...NOTHING,
      products: rows,
      variations: found.rows,
      wholeProducts: read,
      listed: { products: ids, variations: found.ids },
      unread: { products: unread, variations: found.unread },
    };
  }

  return {
    categories: async () => ({ ...NOTHING, categories: await categories() }),
    async products(from, known) {
      const portion = await readPortion(source, products(), from);
      return { portion, rows: await whole(portion, known) };
    },
    async *changed(since, known) {
      yield { ...NOTHING, categories: await categories() };
      for (let from: number | null = 0; from !== null; ) {
        const place: number = from;
        const portion = await flatly(() => readPortion(source, variations(after(since.variations)), place));
        if (portion) yield withVariations(portion);
        from = portion?.next ?? null;
      }
      for await (const portion of portionsOf(source, products(after(since.products)))) {
        const listed = { products: portion.ids, variations: [] };
        const unread = { products: portion.unread, variations: [] };
        yield features.flatVariations
          ? { ...NOTHING, products: portion.rows, listed, unread }
          : await whole(portion, known);
      }
    },
    async renew(wanted, known) {
      const found = await inPortions(wanted.products, ids => readAll(source, products(`&include=${ids}`)));
      const isNew = found.rows.some(row => row.categories.some(id => !known.category(id)));
      return {
        ...(await whole(found, null)),
        categories: wanted.categories || isNew ? await categories() : null,
        asked: { products: wanted.products, variations: [] },
      };
    },
    async variations(ids) {
      const found = await inPortions(ids, some => readAll(source, variations(`&include=${some}`)));
      return { ...withVariations(found), asked: { products: [], variations: ids } };
    },
  };
}
