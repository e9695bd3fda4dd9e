import type { Database } from './database.ts';
import { type PageAbove, pageId, pagesAbove } from './read/pagePaths.ts';
import { allPages, ownPages, type PageLink } from './read/slugs.ts';
import { createReadingSettings, type ReadingSettings, type ReadingSettingsOptions } from './readingSettings.ts';
import { postsPage } from './sync/postsPage.ts';
import { formerId } from './sync/rows/formerSlugs.ts';

/** What the index knows of pages. */
export interface IndexedPages extends ReadingSettings {
  /** whether the content service has been walked */
  readonly ready: boolean;
  /** whether what is not here is not at the content service either */
  readonly complete: boolean;
  /** by the slug it has, else by one it had; null for an unknown one, for a page below another and for WordPress's own */
  idOf(slug: string): number | null;
  /** by title, without WordPress's own; with a slug those that have it, whatever they stand below */
  all(slug?: string): PageLink[];
  /** what one stands below, the topmost first */
  above(id: number): PageAbove[];
  /** ids of WordPress's own */
  own(): number[];
  /** the one of them that lists its posts, which /blog stands for; null where it has none, or has not said */
  readonly postsPage: number | null;
}

interface Options extends ReadingSettingsOptions {
  db: Database;
  isComplete(): boolean;
}

export function indexedPages({ isComplete, ...options }: Options): IndexedPages {
  const { db, isReady } = options;
  return {
    ...createReadingSettings(options),
    get ready() {
      return isReady();
    },
    get complete() {
      return isComplete();
    },
    idOf: slug => pageId(db, slug) ?? formerId(db, 'page', slug),
    all: slug => allPages(db, slug),
    above: id => db.cached(`above ${id}`, () => pagesAbove(db, id)),
    own: () => ownPages(db),
    get postsPage() {
      return db.cached('posts page', () => postsPage(db));
    },
  };
}
