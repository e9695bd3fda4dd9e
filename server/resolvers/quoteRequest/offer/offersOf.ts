import type { OfferStatus } from '../../../gql/types.ts';
import type { Life } from '../../../quotes/life/life.ts';
import type { SentOffer } from '../../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';

/** An offer with where it stands; a preview is one that nobody has been sent. */
export interface OfferParent extends SentOffer {
  reference: string;
  status: OfferStatus;
}

/** Every version of the offer with where it stands, the newest first. */
export const offersOf = (request: QuoteRequest, { offers, order }: Life): OfferParent[] =>
  offers.map((offer, at) => ({
    ...offer,
    reference: request.reference,
    status: at > 0 && order?.offerVersion !== offer.version ? 'REPLACED' : statusOf(request),
  }));

function statusOf({ status }: QuoteRequest): OfferStatus {
  if (status === 'ANSWERED') return 'OPEN';
  if (status === 'ACCEPTED' || status === 'ORDERED') return 'ACCEPTED';
  return status === 'EXPIRED' || status === 'IN_REVIEW' ? 'EXPIRED' : 'DECLINED';
}
