import type { Readable } from 'node:stream';
import type { ArtworkKind } from '../../../rules/forms/artwork.ts';
import type { StorageHealth } from '../../storage/health.ts';

/** A file as it is stored, under an id that nobody can guess. */
export interface ArtworkFile {
  readonly id: string;
  /** harmless, ending in what fits the content */
  readonly name: string;
  readonly kind: ArtworkKind;
  readonly bytes: number;
  readonly sha256: string;
  /** milliseconds since 1970 */
  readonly uploadedAt: number;
  /** whom it counts for, as a hash */
  readonly visitor: string;
  /** the network that it came from, as a hash; earlier releases stored none */
  readonly network?: string;
}

/** A file on its way in. */
export interface Upload {
  readonly content: Readable;
  /** as the browser gave it */
  readonly name: string;
  /** The client's own; a repeat with the same key and content is the same file. */
  readonly key: string | undefined;
  readonly visitor: string;
  /** It comes from the operator, or from a client that has no limits: no day's sum holds. */
  readonly unlimited?: boolean;
}

/** Whose allowance a file counts against. */
export type Sender = Pick<Upload, 'visitor' | 'unlimited'>;

/** The files that visitors attach to quote requests. Whoever knows an id may attach it, once. */
export interface Artwork {
  /** Stores a file; on the disk once this resolves, and nothing left of it where it rejects. @throws ArtworkError */
  receive(upload: Upload): Promise<ArtworkFile>;
  /**
   * Binds waiting files to a request, all or none; false where one is unknown, swept or another request's. Claiming
   * again for the same request is true. Synchronous, so that it can stand inside a transaction.
   */
  claim(ids: readonly string[], reference: string): boolean;
  /**
   * Binds waiting files to a request that has some already, all or none: what it has stays its own. Synchronous, so that
   * it can stand inside a transaction.
   */
  attach(ids: readonly string[], reference: string): boolean;
  /** Whether a file could be stored, by a write of our own at most every 5 s, and whether the disk has room for one. */
  health(): Promise<StorageHealth>;
  /** What waits for its request. */
  waiting(): Promise<{ files: number; bytes: number }>;
  /** Gives back what a request claimed that was not stored after all, or was refused. */
  release(reference: string): void;
  /** The files of a request, in the order they were uploaded; none once they are erased. */
  files(reference: string): ArtworkFile[];
  /** Those of its files that are named, in this order; with them what still waits for it. */
  named(reference: string, ids: readonly string[]): Promise<ArtworkFile[]>;
  /** Where the content of a file of a request lies. */
  pathOf(reference: string, file: ArtworkFile): string;
  /** The address of a file of a request, or of one that waits for it, for whoever may open it; good for a while, see `links.ts`. */
  link(reference: string, file: ArtworkFile): string;
  /** A line for each file of a request, for the operator: `logo.pdf (PDF, 2.4 MB): https://…`. */
  lines(reference: string): string[];
  /** Removes the files of a request for good. */
  erase(reference: string): void;
  /** The file that an operator's link leads to; null for an altered or expired link, or once it is erased. */
  open(link: URL): Promise<{ file: ArtworkFile; path: string } | null>;
  /**
   * Removes what was not claimed within a day, what was kept for its time, what no known request has, and the sums of days
   * that are over.
   * @param now milliseconds since 1970
   */
  sweep(now: number): Promise<void>;
}
