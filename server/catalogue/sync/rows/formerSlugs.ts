import type { Database, Writer } from '../../database.ts';
import { slugForms } from '../../read/slugs.ts';
import type { TermKind } from './termRow.ts';

/** What people and search engines have links to by its slug. */
type Slugged = 'page' | 'post' | 'product' | 'product_tag' | TermKind;

/** Where the rows of a kind stand, for a FROM. */
const ROWS: Record<Slugged, string> = {
  page: 'page',
  post: 'post',
  product: 'product',
  // A keyword is known by the products that have it, once for each.
  product_tag: 'product_tag',
  product_cat: "(SELECT id, slug FROM term WHERE kind = 'product_cat')",
  category: "(SELECT id, slug FROM term WHERE kind = 'category')",
  post_tag: "(SELECT id, slug FROM term WHERE kind = 'post_tag')",
};

/** Notes the slug that a row is about to lose. */
export function noteFormerSlug(writer: Writer, kind: Slugged, row: { id: number; slug: string }): void {
  const before = writer.get<{ slug: string }>(`SELECT slug FROM ${ROWS[kind]} WHERE id = ?`, row.id)?.slug;
  if (before && before !== row.slug)
    writer.run('INSERT OR REPLACE INTO former_slug (kind, slug, id) VALUES (?, ?, ?)', kind, before, row.id);
}

/**
 * Notes the slug of a row that is taken out: it may come back under another, as a draft that is renamed. Whoever lost the
 * slug before keeps it.
 */
export const noteGoneSlug = (writer: Writer, kind: Slugged, id: number): void =>
  writer.run(
    `INSERT OR IGNORE INTO former_slug (kind, slug, id) SELECT ?, slug, id FROM ${ROWS[kind]} WHERE id = ?`,
    kind,
    id,
  );

/** What was once called so and is still there. */
export const formerId = (db: Pick<Database, 'get'>, kind: Slugged, slug: string): number | null =>
  db.get<{ id: number }>(
    `SELECT id FROM former_slug JOIN ${ROWS[kind]} USING (id)
     WHERE kind = ? AND former_slug.slug IN (SELECT value FROM json_each(?)) LIMIT 1`,
    kind,
    JSON.stringify(slugForms(slug)),
  )?.id ?? null;

/** Notes a path that a page below another is about to lose: it had it by its own slug, or by that of a page above. */
export const noteFormerPath = (writer: Writer, path: string, id: number): void =>
  writer.run("INSERT OR REPLACE INTO former_slug (kind, slug, id) VALUES ('path', ?, ?)", path, id);

/** The page that once lived at a path below another and is still there. */
export const formerlyAt = (db: Pick<Database, 'get'>, path: string): number | null =>
  db.get<{ id: number }>(
    "SELECT id FROM former_slug JOIN page USING (id) WHERE kind = 'path' AND former_slug.slug = ?",
    path,
  )?.id ?? null;
