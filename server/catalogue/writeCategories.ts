import type { Writer } from './database.ts';

const PORTION = 200;

/** Puts products into their categories and into those above them; `products` null means all, after the tree changed. */
export async function writeCategories(writer: Writer, products: ReadonlySet<number> | null): Promise<void> {
  const above = parentsOf(writer);
  const rows = writer.all<{ id: number; categories: string }>('SELECT id, categories FROM product');
  if (products === null) writer.run('DELETE FROM product_category');
  else for (const id of products) writer.run('DELETE FROM product_category WHERE product_id = ?', id);
  let written = 0;
  for (const { id, categories } of rows) {
    if (products && !products.has(id)) continue;
    const all = new Set((JSON.parse(categories) as number[]).flatMap(category => lineOf(above, category)));
    for (const category of all) writer.run('INSERT INTO product_category VALUES (?, ?)', category, id);
    if (++written % PORTION === 0) await writer.breathe();
  }
}

const parentsOf = (writer: Writer): Map<number, number> =>
  new Map(
    writer
      .all<{ id: number; parent: number }>("SELECT id, parent FROM term WHERE kind = 'product_cat'")
      .map(row => [row.id, row.parent]),
  );

/** A category and all above it; a circle ends where it closes. */
function lineOf(above: ReadonlyMap<number, number>, category: number): number[] {
  const line = new Set<number>();
  for (let id = category; id && !line.has(id); id = above.get(id) ?? 0) line.add(id);
  return [...line];
}
