import type { Database } from '../database.ts';

/** Slugs stand in lower case with other letters percent-encoded, as WordPress keeps them; readers may type either. */
export const slugForms = (slug: string): string[] => {
  // Half of a letter, which JSON can hold, has no encoding.
  const lower = slug.toWellFormed().toLowerCase();
  return [...new Set([slug, lower, encodeURIComponent(lower).toLowerCase()])];
};

const idIn = (db: Database, sql: string, slug: string): number | null =>
  db.get<{ id: number }>(sql, JSON.stringify(slugForms(slug)))?.id ?? null;

const AMONG = 'slug IN (SELECT value FROM json_each(?))';

export const productId = (db: Database, slug: string): number | null =>
  idIn(db, `SELECT id FROM product WHERE ${AMONG} ORDER BY id LIMIT 1`, slug);

export const postId = (db: Database, slug: string): number | null =>
  idIn(db, `SELECT id FROM post WHERE ${AMONG} ORDER BY id LIMIT 1`, slug);

export const termIds = (db: Database, kind: string, slug: string): number[] =>
  db
    .all<{ id: number }>(
      `SELECT id FROM term WHERE kind = ? AND ${AMONG} ORDER BY id`,
      kind,
      JSON.stringify(slugForms(slug)),
    )
    .map(row => row.id);

export const termId = (db: Database, kind: string, slug: string): number | null => termIds(db, kind, slug)[0] ?? null;

export const keywordId = (db: Database, slug: string): number | null =>
  idIn(db, `SELECT id FROM product_tag WHERE ${AMONG} LIMIT 1`, slug);

export interface PageLink {
  id: number;
  slug: string;
  title: string;
}

/** Pages by title, without WordPress's own; with a slug those that have it. */
export function allPages(db: Database, slug?: string): PageLink[] {
  const pages = db.cached('all pages', () =>
    db
      .all<{ id: number; slug: string; title: string }>('SELECT id, slug, title FROM page WHERE own = 0 ORDER BY id')
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  );
  return slug === undefined ? pages : pages.filter(page => slugForms(slug).includes(page.slug));
}

/** Posts whose slug has one of these words, the newest first, without those behind a password; few of them. */
export const postsNamed = (db: Database, words: readonly string[]): PageLink[] =>
  db.all<{ id: number; slug: string; title: string }>(
    `SELECT id, slug, title FROM post WHERE locked = 0
       AND EXISTS (SELECT 1 FROM json_each(?) WHERE instr(post.slug, value) > 0)
     ORDER BY published DESC, id DESC LIMIT 100`,
    JSON.stringify(words),
  );

/** Ids of the pages that are neither shown nor listed. */
export const ownPages = (db: Database): number[] =>
  db.cached('own pages', () =>
    db.all<{ id: number }>('SELECT id FROM page WHERE own > 0 ORDER BY id').map(row => row.id),
  );

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

/** The posts published just before and just after one; who reads on comes to no post behind a password. */
export function postNeighbours(db: Database, id: number): Neighbours {
  const beside = (than: '<' | '>', order: 'ASC' | 'DESC') =>
    db.get<{ id: number }>(
      `SELECT id FROM post WHERE (published, id) ${than} (SELECT published, id FROM post WHERE id = ?) AND locked = 0
       ORDER BY published ${order}, id ${order} LIMIT 1`,
      id,
    )?.id ?? null;
  return { previous: beside('<', 'DESC'), next: beside('>', 'ASC') };
}
