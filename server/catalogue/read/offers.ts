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
  /** names of its options by the attribute's key: its own, or those that its product has alone */
  options: Readonly<Record<string, string>>;
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
  body: string | null;
}
type VariationColumns = { id: number; sku: string; price: string; words: string };
type OptionColumns = { attribute: string; name: string };

/** Products that are read at one go. */
const PORTION = 200;

const PRODUCTS = `SELECT p.id, slug, name, type, sku, price, stock, images, body FROM product p
  LEFT JOIN product_body b ON b.id = p.id
  WHERE p.id > ? AND visibility <> 'hidden' AND locked = 0 AND type IN ('simple', 'variable') ORDER BY p.id LIMIT ${PORTION}`;
const VARIATIONS = 'SELECT id, sku, price, words FROM variation WHERE product_id = ? AND price IS NOT NULL ORDER BY id';
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
  const { id, slug, name, sku, stock } = row;
  const options = db.all<OptionColumns>(OPTIONS, id);
  const images = JSON.parse(row.images) as string[];
  const shared = { slug, stock, images, description: row.body ?? '' };
  if (row.type === 'simple')
    return row.price ? [{ ...shared, id, group: null, name, sku, price: row.price, options: optionsIn(options) }] : [];
  return db.all<VariationColumns>(VARIATIONS, id).map(one => ({
    ...{ ...shared, id: one.id, group: id, sku: one.sku || sku, price: one.price },
    name: one.words ? `${name}, ${one.words}` : name,
    options: optionsIn(options, one.words),
  }));
}

/** Of each attribute the option that a variation's words name, the longest first; else the only one there is. */
function optionsIn(options: readonly OptionColumns[], words = ''): Record<string, string> {
  const byAttribute = Map.groupBy(options, ({ attribute }) => attribute);
  return Object.fromEntries(
    [...byAttribute].flatMap(([attribute, all]) => {
      const names = all.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
      const own = names.find(name => words.includes(name)) ?? (names.length === 1 ? names[0] : undefined);
      return own ? [[attribute, own]] : [];
    }),
  );
}
