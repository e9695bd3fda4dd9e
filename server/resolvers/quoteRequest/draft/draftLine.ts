import type { OfferDraft } from '../../../gql/types.ts';
import type { OfferLine } from '../../../quotes/offers/offer.ts';
import type { LastOffered } from '../../../quotes/storage/likes.ts';
import type { PricedItem } from '../../estimate/priceItem.ts';
import { type EstimateTax, netPiece } from '../../estimate/taxedAmount.ts';

export type DraftLine = OfferDraft['lines'][number];

export type Sold = Pick<OfferLine, 'productId' | 'variationId'>;

/** Free text. */
export const NO_GOODS: Sold = { productId: null, variationId: null };

export const breaksOf = (breaks: PricedItem['breaks'], tax: EstimateTax): DraftLine['breaks'] =>
  breaks.map((one, at) => ({
    from: one.quantity,
    to: breaks[at + 1] ? breaks[at + 1]!.quantity - 1 : null,
    unitPrice: netPiece(one.price, tax),
  }));

export const countedAs = (last: LastOffered | null) =>
  last ? { unit: last.unit || null, labelsPerUnit: last.labelsPerUnit, unitPrice: last.unitPrice } : {};

export const lastOf = (last: LastOffered | null) => ({
  lastOffered: last?.unitPrice ?? null,
  lastOfferedAt: last?.at ?? null,
});

export const idsOf = ({ productId, variationId }: Sold) => ({
  productId: productId === null ? null : String(productId),
  variationId: variationId === null ? null : String(variationId),
});
