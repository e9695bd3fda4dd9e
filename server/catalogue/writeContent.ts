import type { PageRow, PostRow } from './contentRow.ts';
import type { ContentRows } from './contentSource.ts';
import type { Writer } from './database.ts';
import { noteFormerSlug } from './formerSlugs.ts';
import { hashOf } from './hashOf.ts';
import { type Asked, goneOf } from './source.ts';
import { writeTerms } from './writeTerms.ts';

/** Writes pages, posts and terms. Answers the tags of what really changed. */
export async function writeContent(writer: Writer, rows: ContentRows): Promise<Set<string>> {
  const tags = rows.terms ? writeTerms(writer, ['category', 'post_tag'], rows.terms) : new Set<string>();
  for (const { id, src } of rows.pictures)
    writer.run('INSERT OR REPLACE INTO picture (id, src) VALUES (?, ?)', id, src);
  for (const tag of writeRows(writer, 'page', rows.pages, rows.asked.pages, insertPage)) tags.add(tag);
  await writer.breathe();
  for (const tag of writeRows(writer, 'post', rows.posts, rows.asked.posts, insertPost)) tags.add(tag);
  return tags;
}

function writeRows<T extends { id: number }>(
  writer: Writer,
  name: 'page' | 'post',
  rows: readonly T[],
  asked: Asked,
  insert: (writer: Writer, row: T, mark: string) => void,
): Set<string> {
  const tags = new Set<string>();
  const old = writer.all<{ id: number; hash: string }>(`SELECT id, hash FROM ${name}`);
  const before = new Map(old.map(row => [row.id, row.hash]));
  for (const row of rows) {
    const mark = hashOf(row);
    if (before.get(row.id) !== mark) {
      insert(writer, row, mark);
      tags.add(`${name}:${row.id}`).add(`${name}s`);
    }
    before.delete(row.id);
  }
  for (const id of goneOf(asked, before)) {
    writer.run(`DELETE FROM ${name} WHERE id = ?`, id);
    tags.add(`${name}:${id}`).add(`${name}s`);
  }
  return tags;
}

function insertPage(writer: Writer, row: PageRow, mark: string): void {
  noteFormerSlug(writer, 'page', row);
  writer.run(
    `INSERT OR REPLACE INTO page (id, slug, parent, title, link, own, locked, modified, modified_gmt, offset, picture, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[row.id, row.slug, row.parent, row.title, row.link, Number(row.own), Number(row.locked)],
    ...[row.modified, row.modifiedGmt, row.offset, row.picture, mark],
  );
}

function insertPost(writer: Writer, row: PostRow, mark: string): void {
  noteFormerSlug(writer, 'post', row);
  writer.run(
    `INSERT OR REPLACE INTO post (id, slug, title, link, locked, published, modified, modified_gmt, offset, picture, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[row.id, row.slug, row.title, row.link, Number(row.locked), row.published],
    ...[row.modified, row.modifiedGmt, row.offset, row.picture, mark],
  );
}
