import type { Writer } from '../../database.ts';
import { noteFormerSlug, noteGoneSlug } from '../rows/formerSlugs.ts';
import { hashOf } from '../rows/hashOf.ts';
import type { TermKind, TermRow } from '../rows/termRow.ts';

/** The tag of one term and of their list, by the words of the collections in upstreams/. */
const NAMES = { product_cat: 'productCategory', category: 'category', post_tag: 'tag' } satisfies Record<
  TermKind,
  string
>;

/** Puts all terms of these kinds in place of the old ones. Answers the tags of what changed. */
export function writeTerms(writer: Writer, kinds: readonly TermKind[], rows: readonly TermRow[]): Set<string> {
  const tags = new Set<string>();
  for (const kind of kinds) {
    const old = writer.all<{ id: number; hash: string }>('SELECT id, hash FROM term WHERE kind = ?', kind);
    const before = new Map(old.map(row => [row.id, row.hash]));
    const note = (id: number) => tags.add(`${NAMES[kind]}:${id}`).add(`${NAMES[kind]}s`);
    const noteMoved = (id: number) => tags.add(`path:${kind}:${id}`).add('paths');
    for (const row of rows) {
      if (row.kind !== kind) continue;
      const mark = hashOf(row);
      if (before.get(row.id) !== mark) {
        note(row.id);
        if (isElsewhere(writer, row)) noteMoved(row.id);
        noteFormerSlug(writer, kind, row);
        writer.run(
          'INSERT OR REPLACE INTO term (kind, id, slug, link, parent, count, noindex, row, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          kind,
          row.id,
          row.slug,
          row.link,
          row.parent,
          row.count,
          Number(row.noindex),
          JSON.stringify(row.category),
          mark,
        );
      }
      before.delete(row.id);
    }
    for (const id of before.keys()) {
      note(id);
      noteMoved(id);
      noteGoneSlug(writer, kind, id);
      writer.run('DELETE FROM term WHERE kind = ? AND id = ?', kind, id);
    }
  }
  return tags;
}

function isElsewhere(writer: Writer, { kind, id, slug, link }: TermRow): boolean {
  const old = writer.get<Pick<TermRow, 'slug' | 'link'>>(
    'SELECT slug, link FROM term WHERE kind = ? AND id = ?',
    kind,
    id,
  );
  return old?.slug !== slug || old.link !== link;
}
