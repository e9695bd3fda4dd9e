import type { Database } from '../database.ts';
import { hidesOutOfStock, NOTHING_LEFT } from '../sync/outOfStock.ts';

/** At most this many neighbours are ever shown. */
const MOST = 12;
/** A keyword in common says more than a category. */
const TAG_WEIGHT = 2;

/** Listed products of the same categories and keywords, nearest first, then best sellers; always in the same order. */
export const relatedProducts = (db: Database, id: number, first: number): number[] =>
  db
    .cached(`related ${id}`, () =>
      db.all<{ id: number }>(
        `SELECT p.id FROM (
           SELECT product_id, 1 AS weight FROM product_category
             WHERE category_id IN (SELECT category_id FROM product_category WHERE product_id = ?1)
           UNION ALL
           SELECT product_id, ${TAG_WEIGHT} FROM product_tag
             WHERE slug IN (SELECT slug FROM product_tag WHERE product_id = ?1)
         ) shared JOIN product p ON p.id = shared.product_id
         WHERE p.listed = 1 AND p.id <> ?1
         GROUP BY p.id ORDER BY SUM(shared.weight) DESC, p.sales DESC, p.id LIMIT ${MOST}`,
        id,
      ),
    )
    .slice(0, Math.max(0, first))
    .map(row => row.id);

export interface Relations {
  upsells: number[];
  crossSells: number[];
  grouped: number[];
}

/** The products the shop names beside one, in its order: listed ones, of a set also those that are only sold in it. */
export function relationsOf(db: Database, id: number): Relations {
  const rows = db.all<{ kind: string; target: number; listed: number }>(
    `SELECT l.kind, l.target_id AS target, p.listed FROM product_link l JOIN product p ON p.id = l.target_id
     WHERE l.product_id = ? ORDER BY l.position`,
    id,
  );
  const named = (kind: string) => rows.filter(row => row.kind === kind && (row.listed || kind === 'grouped'));
  return {
    upsells: named('upsell').map(row => row.target),
    crossSells: named('crossSell').map(row => row.target),
    grouped: named('grouped').map(row => row.target),
  };
}

/** The lowest and highest price of a product's variations as the shop writes them; null when none has one. */
export function priceRangeOf(db: Database, id: number): { min: string; max: string } | null {
  const hides = hidesOutOfStock(db) ? SOME_LEFT : '';
  const end = (order: 'ASC' | 'DESC') =>
    db.get<{ price: string }>(
      `SELECT price FROM variation v WHERE product_id = ? AND value IS NOT NULL ${hides} ORDER BY value ${order}, id LIMIT 1`,
      id,
    )?.price;
  const [min, max] = [end('ASC'), end('DESC')];
  return min === undefined || max === undefined ? null : { min, max };
}

/** Of a product that is out of stock as a whole nothing is hidden. */
const SOME_LEFT = `AND (stock <> '${NOTHING_LEFT}' OR EXISTS (
  SELECT 1 FROM product p WHERE p.id = v.product_id AND p.stock = '${NOTHING_LEFT}'))`;

/** What a link to a product says. */
export interface ProductLink {
  id: number;
  slug: string;
  name: string;
  /** empty when it has none */
  sku: string;
  /** the shop's own word, e.g. variable */
  type: string;
  /** how many buyers rated it */
  rating_count: number;
  /** behind a password */
  protected: boolean;
}

/** Links in the order of `ids`; unknown ones are left out. */
export const productLinks = (db: Database, ids: readonly number[]): ProductLink[] =>
  db
    .all<Omit<ProductLink, 'protected'> & { locked: number }>(
      `SELECT p.id, p.slug, p.name, p.sku, p.type, p.ratings AS rating_count, p.locked
       FROM json_each(?) wanted JOIN product p ON p.id = wanted.value ORDER BY wanted.key`,
      JSON.stringify(ids),
    )
    .map(({ locked, ...link }) => ({ ...link, protected: locked === 1 }));
