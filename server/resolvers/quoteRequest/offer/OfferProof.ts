import { artworkKinds } from '../../../../rules/forms/artwork.ts';
import type { Context } from '../../../context/context.ts';
import type { OfferProofResolvers } from '../../../gql/types.ts';
import type { QuoteArtwork } from '../QuoteArtwork.ts';
import type { OfferParent } from './offersOf.ts';

/** The files of an offer, as they lie among those of its request. */
export function proofsOf({ reference, proofs }: OfferParent, { artwork }: Context): QuoteArtwork[] {
  const files = artwork.files(reference);
  return proofs.flatMap(({ id }) => files.filter(file => file.id === id)).map(file => ({ ...file, reference }));
}

export const OfferProof: OfferProofResolvers = {
  type: ({ kind }) => artworkKinds[kind].type,
  url: (file, _, { artwork }) => artwork.link(file.reference, file),
};
