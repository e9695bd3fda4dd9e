import { artworkKinds } from '../../../rules/forms/artwork.ts';
import { divideAmount } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { OfferStatus, Resolvers } from '../../gql/types.ts';
import type { Life } from '../../quotes/life/life.ts';
import type { OfferFee as Fee, OfferLine as Line, SentOffer } from '../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { describePayment } from '../order/payment.ts';
import { productSetFor } from '../product/productSet.ts';
import { pieceMoney, shopMoney, shopTaxed } from '../shopMoney.ts';
import type { QuoteArtwork } from './quoteArtwork.ts';
import { shortly, waysToPayFor } from './waysToPay.ts';

/** An offer with where it stands; a preview is one that nobody has been sent. */
export interface OfferParent extends SentOffer {
  reference: string;
  status: OfferStatus;
}

/** A line knows the currency of its offer. */
export type OfferLineParent = Line & { currency: string };

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

const feeOf = ({ name, net, tax }: Fee, currency: string) => ({ name, total: shopTaxed(net, tax, currency) });

/** The files of an offer, as they lie among those of its request. */
function proofsOf({ reference, proofs }: OfferParent, { artwork }: Context): QuoteArtwork[] {
  const files = artwork.files(reference);
  return proofs.flatMap(({ id }) => files.filter(file => file.id === id)).map(file => ({ ...file, reference }));
}

export const offer: Pick<Resolvers, 'Offer' | 'OfferLine' | 'OfferProof'> = {
  Offer: {
    sentAt: ({ sentAt }) => new Date(sentAt).toISOString(),
    validUntil: ({ validUntil }) => new Date(validUntil).toISOString(),
    lines: ({ lines, currency }) => lines.map(line => ({ ...line, currency })),
    fees: ({ fees, currency }) => fees.map(fee => feeOf(fee, currency)),
    delivery: ({ delivery, currency }) => delivery && feeOf(delivery, currency),
    totals: ({ totals, currency }) => ({
      goods: shopMoney(totals.goods, currency),
      fees: shopMoney(totals.fees, currency),
      delivery: shopMoney(totals.delivery, currency),
      net: shopMoney(totals.net, currency),
      tax: shopMoney(totals.tax, currency),
      total: shopMoney(totals.total, currency),
    }),
    terms: ({ terms }) => terms || null,
    note: ({ note }) => note || null,
    proofs: (parent, _, context) => proofsOf(parent, context),
    state: ({ state }) => state || null,
    paymentMethods: async (offer, _, context) => {
      const ways = await waysToPayFor(offer, context);
      const { shop, config } = context;
      const hurried = { shop, config, scope: shortly(context) };
      return ways.length ? Promise.all(ways.map(way => describePayment(way.id, way.title, hurried, way))) : null;
    },
  },
  OfferLine: {
    description: ({ description }) => description || null,
    unit: ({ unit }) => unit || null,
    unitPrice: ({ unitPrice, currency }) => pieceMoney(unitPrice, currency),
    labelPrice: ({ unitPrice, labelsPerUnit, currency }) =>
      labelsPerUnit ? pieceMoney(divideAmount(unitPrice, labelsPerUnit, LABEL_DIGITS), currency) : null,
    total: ({ net, tax, currency }) => shopTaxed(net, tax, currency),
    product: ({ productId }, _, { loaders }, info) =>
      productId === null ? null : loaders.product.load({ id: productId, set: productSetFor(selectedFields(info)) }),
    variation: async ({ productId, variationId }, _, { loaders }) => {
      if (productId === null || variationId === null) return null;
      return (await loaders.variations.load(productId)).find(({ id }) => id === variationId) ?? null;
    },
  },
  OfferProof: {
    type: ({ kind }) => artworkKinds[kind].type,
    url: (file, _, { artwork }) => artwork.link(file.reference, file),
  },
};

/** A label costs less than a cent. */
const LABEL_DIGITS = 4;
