import type { TaxClass } from '../../upstreams/shop/taxation.ts';
import type { Database } from '../database.ts';

/** A product, or one of its variations, as it is offered to whoever lists the goods of shops. */
export interface Offer {
  id: number;
  /** the product that it is a variation of; null for one that has none */
  group: number | null;
  slug: string;
  name: string;
  sku: string;
  /** plain text */
  description: string;
  /** exact decimals */
  price: string;
  /** instock, outofstock or onbackorder */
  stock: string;
  /** addresses of its pictures on the service, the first one first */
  images: string[];
  /** in kilograms; null where nobody says */
  weight: string | null;
  /** its number in the trade; '' where it has none */
  gtin: string;
  taxClass: TaxClass;
  /** names of its options by the attribute's key: its own, or those that its product has alone */
  options: Readonly<Record<string, string>>;
  /** the options by which its page shows it, by the attribute's key; empty for what has no variations */
  chosen: Readonly<Record<string, string>>;
}

interface ProductColumns extends Record<string, string | number | null> {
  id: number;
  slug: string;
  name: string;
  type: string;
  sku: string;
  price: string | null;
  stock: string;
  images: string;
  weight: string | null;
  gtin: string;
  tax_class: string | null;
  body: string | null;
}
type VariationColumns = Pick<ProductColumns, 'id' | 'sku' | 'stock' | 'weight' | 'gtin' | 'tax_class'> & {
  price: string;
  image: string | null;
  words: string;
  options: string;
};
type OptionColumns = { attribute: string; name: string };

/** Products that are read at one go. */
const PORTION = 200;

const PRODUCTS = `SELECT p.id, slug, name, type, sku, price, stock, images, weight, gtin, tax_class, body FROM product p
  LEFT JOIN product_body b ON b.id = p.id
  WHERE p.id > ? AND (listed OR searched) AND locked = 0 AND noindex = 0 AND type IN ('simple', 'variable') ORDER BY p.id LIMIT ${PORTION}`;
const VARIATIONS =
  'SELECT id, sku, price, image, words, stock, weight, gtin, tax_class, options FROM variation WHERE product_id = ? AND CAST(price AS REAL) > 0 ORDER BY id';
const OPTIONS = 'SELECT attribute, option_name AS name FROM product_option WHERE product_id = ?';

/** Everything that has a price, portion by portion in a steady order: no portion is held longer than it takes to be read. */
export function* offerPortions(db: Pick<Database, 'all'>): Generator<Offer[]> {
  for (let after = 0; ; ) {
    const rows = db.all<ProductColumns>(PRODUCTS, after);
    if (rows.length > 0) yield rows.flatMap(row => offersOf(db, row));
    if (rows.length < PORTION) return;
    after = rows.at(-1)!.id;
  }
}

function offersOf(db: Pick<Database, 'all'>, row: ProductColumns): Offer[] {
  const { id, slug, name, sku, stock, weight, gtin, tax_class: taxClass } = row;
  const shared = { slug, images: JSON.parse(row.images) as string[], description: row.body ?? '' };
  const same = onlyOptions(db.all<OptionColumns>(OPTIONS, id));
  if (row.type === 'simple') {
    const own = { id, group: null, name, sku, stock, weight, gtin, taxClass, options: same, chosen: {} };
    return Number(row.price) > 0 ? [{ ...shared, ...own, price: row.price! }] : [];
  }
  return db.all<VariationColumns>(VARIATIONS, id).map(one => {
    const chosen = JSON.parse(one.options) as Record<string, string>;
    return {
      ...shared,
      id: one.id,
      images: one.image ? [one.image, ...shared.images.filter(src => src !== one.image)] : shared.images,
      group: id,
      sku: one.sku || sku,
      price: one.price,
      stock: one.stock || stock,
      weight: one.weight ?? weight,
      gtin: one.gtin,
      taxClass: one.tax_class,
      name: one.words ? `${name}, ${one.words}` : name,
      options: { ...same, ...chosen },
      chosen,
    };
  });
}

/** Of each attribute that has one option alone, that one. */
function onlyOptions(options: readonly OptionColumns[]): Record<string, string> {
  const byAttribute = Map.groupBy(options, ({ attribute }) => attribute);
  return Object.fromEntries(
    [...byAttribute].flatMap(([attribute, all]) => (all.length === 1 ? [[attribute, all[0]!.name]] : [])),
  );
}
