import type { Writer } from '../../database.ts';
import { pathsFrom } from '../../read/pagePaths.ts';
import { LISTS_POSTS, postsPage } from '../postsPage.ts';
import type { PageRow, PostRow } from '../rows/contentRow.ts';
import { noteFormerPath, noteFormerSlug, noteGoneSlug } from '../rows/formerSlugs.ts';
import { hashOf } from '../rows/hashOf.ts';
import type { ContentRows } from '../source/contentSource.ts';
import { forgetGone, noteListed, unsent, walkNumber } from '../source/sourceRows.ts';
import { writeTerms } from './writeTerms.ts';

/** Writes pages, posts and terms. Answers the tags of what really changed. */
export async function writeContent(writer: Writer, rows: ContentRows): Promise<Set<string>> {
  const tags = rows.terms ? writeTerms(writer, ['category', 'post_tag'], rows.terms) : new Set<string>();
  for (const { id, src } of rows.pictures)
    writer.run('INSERT OR REPLACE INTO picture (id, src) VALUES (?, ?)', id, src);
  const { listed, asked, unread } = rows;
  const pages = { rows: rows.pages, listed: listed.pages, asked: asked.pages, unread: unread.pages };
  const posts = { rows: rows.posts, listed: listed.posts, asked: asked.posts, unread: unread.posts };
  writeRows(writer, 'page', pages, insertPage, tags);
  await writer.yieldToEventLoop();
  writeRows(writer, 'post', posts, insertPost, tags);
  return tags;
}

interface Read<T> {
  rows: readonly T[];
  listed: readonly number[];
  asked: readonly number[];
  unread: readonly number[];
}

type Old = { hash: string; slug: string; link: string };

function writeRows<T extends { id: number; slug: string; link: string }>(
  writer: Writer,
  name: 'page' | 'post',
  read: Read<T>,
  insert: (writer: Writer, row: T, mark: string) => void,
  tags: Set<string>,
): void {
  const { rows, listed, asked } = read;
  noteListed(writer, `${name}s`, listed, walkNumber(writer, 'content'));
  forgetGone(writer, `${name}s`, asked, listed);
  const oldOf = (id: number) => writer.get<Old>(`SELECT hash, slug, link FROM ${name} WHERE id = ?`, id);
  const note = (id: number, moved: boolean) => {
    tags.add(`${name}:${id}`).add(`${name}s`);
    if (moved) tags.add(`path:${name}:${id}`).add('paths');
  };
  for (const row of rows) {
    const [mark, old] = [hashOf(row), oldOf(row.id)];
    if (old?.hash === mark) continue;
    const before = name === 'page' ? pathsFrom(writer, row.id) : null;
    insert(writer, row, mark);
    note(row.id, old?.slug !== row.slug || old.link !== row.link);
    for (const id of before ? movedPages(writer, row.id, before) : []) note(id, true);
  }
  for (const id of unsent(read)) {
    if (!oldOf(id)) continue;
    noteGoneSlug(writer, name, id);
    writer.run(`DELETE FROM ${name} WHERE id = ?`, id);
    note(id, true);
  }
}

/** With a page move all that stand below it; what lived below another is found by its former path, too. */
function movedPages(writer: Writer, id: number, before: ReadonlyMap<number, string | null>): number[] {
  const moved = [...pathsFrom(writer, id)].filter(([page, path]) => before.has(page) && before.get(page) !== path);
  for (const [page] of moved) {
    const former = before.get(page);
    if (former && former.lastIndexOf('/') > 0) noteFormerPath(writer, former, page);
  }
  return moved.map(([page]) => page);
}

function insertPage(writer: Writer, row: PageRow, mark: string): void {
  noteFormerSlug(writer, 'page', row);
  const own = row.id === postsPage(writer) ? LISTS_POSTS : Number(row.own);
  writer.run(
    `INSERT OR REPLACE INTO page (id, slug, parent, title, link, own, locked, noindex, modified, modified_gmt, offset, picture, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.slug,
    row.parent,
    row.title,
    row.link,
    own,
    Number(row.locked),
    Number(row.noindex),
    row.modified,
    row.modifiedGmt,
    row.offset,
    row.picture,
    mark,
  );
}

function insertPost(writer: Writer, row: PostRow, mark: string): void {
  noteFormerSlug(writer, 'post', row);
  writer.run(
    `INSERT OR REPLACE INTO post (id, slug, title, link, locked, noindex, published, modified, modified_gmt, offset, picture, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.slug,
    row.title,
    row.link,
    Number(row.locked),
    Number(row.noindex),
    row.published,
    row.modified,
    row.modifiedGmt,
    row.offset,
    row.picture,
    mark,
  );
}
