import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { createCollection } from '../collection.ts';
import { SEO_TERM_FIELDS } from '../content/seo.ts';
import { decoderOf } from '../decoder.ts';
import type { ShopOptions } from './options.ts';
import { category, type ProductCategory } from './wire.ts';

const decode = decoderOf(category);

export interface ProductCategories {
  /** Every product category in the shop's order. Reference data: at hand once loaded. */
  all(scope: Scope): Promise<ProductCategory[]>;
}

const FIELDS = [
  'id',
  'slug',
  'name',
  'parent',
  'description',
  'display',
  'image',
  'menu_order',
  'count',
  ...SEO_TERM_FIELDS,
];

/** wc/v3/products/categories */
export function createProductCategories(options: ShopOptions): ProductCategories {
  const collection = createCollection<ProductCategory>({
    ...options,
    route: '/wc/v3/products/categories',
    name: 'productCategory',
    knownRows: () => options.known?.of('product_cat'),
    clock: clocks.undated,
    sets: [{ name: 'full', fields: FIELDS }],
    decode(row) {
      const decoded = decode(row);
      return { ...decoded, description: options.html(decoded.description) };
    },
  });
  let rows: ProductCategory[] = [];
  let inOrder: ProductCategory[] = [];
  return {
    async all(scope) {
      const newest = await collection.all(scope, {}, 'full');
      // They are the same rows until one of them is read again.
      if (newest.length !== rows.length || newest.some((row, at) => row !== rows[at])) {
        rows = newest;
        inOrder = newest.toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.name.localeCompare(b.name));
      }
      return inOrder;
    },
  };
}
