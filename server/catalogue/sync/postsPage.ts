import { isWordPressOwnPage } from '../../../rules/paths.ts';
import type { Database, Writer } from '../database.ts';
import { readMeta, writeMeta } from './meta.ts';

const KEY = 'posts page';

/** `page.own` of the page that WordPress lists its posts at, whatever it is called. */
export const LISTS_POSTS = 2;

/** Which page that is; null where there is none, or the content service has not told. */
export const postsPage = (db: Pick<Database, 'get'>): number | null => readMeta<number>(db, KEY);

/** Notes which page it is from now on. Answers the tags of what changed. */
export function writePostsPage(writer: Writer, id: number | null): Set<string> {
  const before = postsPage(writer);
  const tags = new Set<string>();
  if (before === id) return tags;
  writeMeta(writer, KEY, id);
  for (const page of [before, id]) {
    const row = writer.get<{ slug: string; parent: number }>('SELECT slug, parent FROM page WHERE id = ?', page);
    if (!row) continue;
    const own = page === id ? LISTS_POSTS : Number(isWordPressOwnPage(row));
    writer.run('UPDATE page SET own = ? WHERE id = ?', own, page);
    for (const tag of [`page:${page}`, `path:page:${page}`, 'pages', 'paths', 'catalogue']) tags.add(tag);
  }
  return tags;
}
