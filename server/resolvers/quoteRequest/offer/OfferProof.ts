import { artworkKinds } from '../../../../rules/forms/artwork.ts';
import type { Context } from '../../../context/context.ts';
import type { OfferProofResolvers } from '../../../gql/types.ts';
import type { QuoteArtwork } from '../QuoteArtwork.ts';
import type { OfferParent } from './offersOf.ts';

/** The files of an offer, as they lie among those of its request or, before it is sent, wait for it. */
export async function proofsOf({ reference, proofs }: OfferParent, { artwork }: Context): Promise<QuoteArtwork[]> {
  const ids = proofs.map(({ id }) => id);
  return (await artwork.named(reference, ids)).map(file => ({ ...file, reference }));
}

export const OfferProof: OfferProofResolvers = {
  type: ({ kind }) => artworkKinds[kind].type,
  url: (file, _, { artwork }) => artwork.link(file.reference, file),
};
