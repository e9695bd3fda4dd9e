import type { Writer } from '../../database.ts';

/** The category above each one, 0 for none. */
export type Parents = ReadonlyMap<number, number>;

export const parentsOf = (writer: Writer): Parents =>
  new Map(
    writer
      .all<{ id: number; parent: number }>("SELECT id, parent FROM term WHERE kind = 'product_cat'")
      .map(row => [row.id, row.parent]),
  );

/** Products that stand elsewhere in the tree now: those in or below a category that came, went or moved. */
export function regrouped(writer: Writer, before: Parents, after: Parents): number[] {
  const moved = [...new Set([...before.keys(), ...after.keys()])].filter(id => before.get(id) !== after.get(id));
  if (!moved.length) return [];
  const inThem =
    'SELECT DISTINCT product_id AS id FROM product_category WHERE category_id IN (SELECT value FROM json_each(?))';
  return writer.all<{ id: number }>(inThem, JSON.stringify(moved)).map(row => row.id);
}

/** Puts a product into its categories and into those above them. */
export function writeCategories(writer: Writer, id: number, above: Parents): void {
  writer.run('DELETE FROM product_category WHERE product_id = ?', id);
  const row = writer.get<{ categories: string }>('SELECT categories FROM product WHERE id = ?', id);
  if (!row) return;
  const all = new Set((JSON.parse(row.categories) as number[]).flatMap(category => lineOf(above, category)));
  for (const category of all) writer.run('INSERT INTO product_category VALUES (?, ?)', category, id);
}

/** A category and all above it; a circle ends where it closes. */
function lineOf(above: Parents, category: number): number[] {
  const line = new Set<number>();
  for (let id = category; id && !line.has(id); id = above.get(id) ?? 0) line.add(id);
  return [...line];
}
