import { artworkKinds } from '../../../rules/forms/artwork.ts';
import type { Context } from '../../context/context.ts';
import type { QuoteArtworkResolvers } from '../../gql/types.ts';
import type { ArtworkFile } from '../../outbox/uploads/artwork.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';

/** A file that knows its request. */
export interface QuoteArtwork extends ArtworkFile {
  reference: string;
}

/** Its buyer's files: the proofs of offers lie beside them. */
export async function artworkOf(request: QuoteRequest, { artwork, quotes }: Context): Promise<QuoteArtwork[]> {
  const { reference } = request;
  const files = artwork.files(reference);
  if (!files.length) return [];
  const { offers } = await quotes.lifeOf(request);
  const proofs = new Set(offers.flatMap(one => one.proofs.map(({ id }) => id)));
  return files.filter(({ id }) => !proofs.has(id)).map(file => ({ ...file, reference }));
}

export const QuoteArtwork: QuoteArtworkResolvers = {
  type: ({ kind }) => artworkKinds[kind].type,
  url: (file, _, { artwork }) => artwork.link(file.reference, file),
};
