import type { Database, Writer } from '../../database.ts';

/** Processes that share the file look at it every minute: far fewer changes come in between. */
const REMEMBERED = 1_000;

/** Tells every process that shares the file what changed, whichever of them wrote it. */
export interface Changes {
  /** Notes the tags of a change. Answers all that were noted since the last time, by this process or another. */
  exchange(writer: Writer, tags: ReadonlySet<string>): string[];
}

export function createChanges(db: Database): Changes {
  const LAST = 'SELECT COALESCE(MAX(id), 0) AS id FROM change';
  let seen = db.get<{ id: number }>(LAST)!.id;
  return {
    exchange(writer, tags) {
      // A file that was begun anew counts from 1 again.
      seen = Math.min(seen, writer.get<{ id: number }>(LAST)!.id);
      if (tags.size) writer.run('INSERT INTO change (tags) VALUES (?)', JSON.stringify([...tags]));
      const news = writer.all<{ id: number; tags: string }>(
        'SELECT id, tags FROM change WHERE id > ? ORDER BY id',
        seen,
      );
      seen = news.at(-1)?.id ?? seen;
      writer.run('DELETE FROM change WHERE id <= ?', seen - REMEMBERED);
      return news.flatMap(change => JSON.parse(change.tags) as string[]);
    },
  };
}
