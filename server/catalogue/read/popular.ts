import type { Database } from '../database.ts';
import { categoryRows } from './productRows.ts';

/** Sold products that a search finds, with each category they are in. */
const SOLD = `SELECT c.category_id AS category, p.sales FROM product_category c
  JOIN product p ON p.id = c.product_id WHERE p.searched = 1 AND p.sales > 0`;

/** Names of the categories without others below them whose products sell best, best first. */
export async function popularCategories(db: Database, first: number): Promise<string[]> {
  const names = await db.keep('popular', async () => {
    const sold = new Map<number, number>();
    await db.each<{ category: number; sales: number }>(SOLD, [], ({ category, sales }) => {
      sold.set(category, (sold.get(category) ?? 0) + sales);
    });
    const categories = db.cached('categories', () => categoryRows(db));
    const parents = new Set(categories.map(({ parent }) => parent));
    return categories
      .filter(({ id }) => sold.has(id) && !parents.has(id))
      .toSorted((a, b) => sold.get(b.id)! - sold.get(a.id)!)
      .map(({ name }) => name);
  });
  return names.slice(0, first);
}
