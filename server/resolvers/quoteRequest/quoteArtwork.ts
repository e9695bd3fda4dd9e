import type { ArtworkFile } from '../../outbox/uploads/artwork.ts';

/** A file that knows its request. */
export interface QuoteArtwork extends ArtworkFile {
  reference: string;
}
