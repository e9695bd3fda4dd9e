import type { Database } from './database.ts';
import { type Neighbours, type PageLink, postId, postNeighbours, postsNamed } from './read/slugs.ts';
import { formerId } from './sync/rows/formerSlugs.ts';

/** What the index knows of posts. */
export interface IndexedPosts {
  /** whether the content service has been walked */
  readonly ready: boolean;
  /** whether what is not here is not at the content service either */
  readonly complete: boolean;
  /** by the slug it has, else by one it had */
  idOf(slug: string): number | null;
  neighbours(id: number): Neighbours;
  /** whose slug has one of these words, newest first, at most 100 */
  named(words: readonly string[]): PageLink[];
}

interface Options {
  db: Database;
  isReady(): boolean;
  isComplete(): boolean;
}

export const indexedPosts = ({ db, isReady, isComplete }: Options): IndexedPosts => ({
  get ready() {
    return isReady();
  },
  get complete() {
    return isComplete();
  },
  idOf: slug => postId(db, slug) ?? formerId(db, 'post', slug),
  neighbours: id => postNeighbours(db, id),
  named: words => postsNamed(db, words),
});
