import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection } from '../collection.ts';
import { SEO_FIELDS } from '../content/seo.ts';
import { decoderOf } from '../decoder.ts';
import type { FieldSet } from '../fetchRows.ts';
import { metaKeysRead } from './metaKeys.ts';
import type { ShopOptions } from './options.ts';
import { tellPriceBelow } from './soundPrices.ts';
import { type Product, product } from './wire.ts';

const decode = decoderOf(product);

const BASE = ['id', 'parent_id', 'status', 'slug', 'post_password', 'date_modified', 'date_modified_gmt'];
const LINE = [
  ...BASE,
  'name',
  'type',
  'featured',
  'catalog_visibility',
  'sku',
  'price',
  'regular_price',
  'sale_price',
  'on_sale',
  'purchasable',
  'sold_individually',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
  // By its meta data a cart knows the least that is sold of it, whoever has seen no more than a line.
  'average_rating',
  'rating_count',
  'categories',
  'meta_data',
];
const CARD = [...LINE, 'tags', 'images', 'attributes', 'tax_status', 'tax_class'];
/** Everything but what costs the shop most and helps nobody: related_ids (shuffled on each read) and price_html. */
const FULL = [
  ...CARD,
  'global_unique_id',
  'date_created',
  'date_created_gmt',
  'description',
  'short_description',
  'date_on_sale_from',
  'date_on_sale_from_gmt',
  'date_on_sale_to',
  'date_on_sale_to_gmt',
  'total_sales',
  'virtual',
  'downloadable',
  'external_url',
  'button_text',
  'weight',
  'dimensions',
  'permalink',
  ...SEO_FIELDS,
  'shipping_required',
  'shipping_taxable',
  'shipping_class',
  'reviews_allowed',
  'upsell_ids',
  'cross_sell_ids',
  'default_attributes',
  'variations',
  'grouped_products',
];

/** What a line of a list says, what a card shows, and all of a product: pictures and options are most of a row. */
export const productSets = [
  { name: 'line', fields: LINE },
  { name: 'card', fields: CARD },
  { name: 'full', fields: FULL },
] as const satisfies FieldSet[];
export type ProductSet = (typeof productSets)[number]['name'];

export type Products = Collection<Product>;

/**
 * wc/v3/products. An administrator's key sees drafts too: only published ones are asked for, and let through. Of a product
 * by its own address WooCommerce would take the keys of include_meta for one key, and send none.
 */
export const createProducts = (options: ShopOptions): Products =>
  createCollection<Product>({
    ...options,
    route: '/wc/v3/products',
    always: 'status=publish',
    ofLists: `include_meta=${metaKeysRead(options.productMeta)}`,
    name: 'product',
    knownRows: () => options.known?.of('product'),
    clock: clocks.product,
    sets: productSets,
    accept: row => row.status === 'publish' || row.status === undefined,
    decode(row) {
      const decoded = decode(row);
      tellPriceBelow(options, row);
      if (decoded.description !== undefined) decoded.description = options.html(decoded.description);
      if (decoded.short_description !== undefined) decoded.short_description = options.html(decoded.short_description);
      return decoded;
    },
  });
