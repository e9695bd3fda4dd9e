import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { frontPages } from './read/pagePaths.ts';
import { postsPage, writePostsPage } from './sync/postsPage.ts';

/** Takes in which pages WordPress's settings of reading name: no page itself bears a mark of that. */
export interface ReadingSettings {
  /** Notes which page lists the posts, in the process that writes the index. Never rejects. */
  notePostsPage(id: number | null): Promise<void>;
  /**
   * Notes which one stands at the front: the addresses of it and of the one before are read again. Null for none, undefined
   * where the service does not say. Never rejects.
   */
  noteFrontPage(id: number | null | undefined): Promise<void>;
}

export interface ReadingSettingsOptions {
  db: Database;
  log: Logger;
  isWriter: boolean;
  /** whether the content service has been walked */
  isReady(): boolean;
  written(tags: ReadonlySet<string>): Promise<void>;
  renew(tags: Iterable<string>): Promise<void>;
}

export function createReadingSettings({
  db,
  log,
  isWriter,
  isReady,
  written,
  renew,
}: ReadingSettingsOptions): ReadingSettings {
  /** the page for whose sake addresses were last read again */
  let lastNoted: number | null | undefined;
  return {
    async notePostsPage(id) {
      if (!isWriter || postsPage(db) === id) return;
      await db
        .write(async writer => writePostsPage(writer, id))
        .then(written)
        .catch(error => log.warn({ reason: (error as Error).message }, 'The page of the posts could not be noted'));
    },
    async noteFrontPage(id) {
      if (id === undefined || !isReady()) return;
      const known = frontPages(db);
      const isSame = id === null ? known.length === 0 : known.length === 1 && known[0] === id;
      // What cannot be shown there, a draft say, is not asked for again and again.
      if (isSame || lastNoted === id) return;
      lastNoted = id;
      await renew([...known, ...(id === null ? [] : [id])].map(page => `page:${page}`));
    },
  };
}
