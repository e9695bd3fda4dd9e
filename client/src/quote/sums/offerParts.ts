import type { OfferSumFragment } from '../../gql/graphql.ts';
import { sumRows } from '../life/offer/sumRows.ts';
import type { SumPart } from './SumParts.tsx';

/** What an offer's total is made of, as the offer itself has it. */
export const offerParts = (offer: OfferSumFragment): SumPart[] => sumRows(offer).filter(({ sum }) => !sum);
