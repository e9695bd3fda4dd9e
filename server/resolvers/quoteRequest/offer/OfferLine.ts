import { divideAmount } from '../../../../rules/money.ts';
import { selectedFields } from '../../../context/selection.ts';
import type { OfferLineResolvers } from '../../../gql/types.ts';
import type { OfferLine as Line } from '../../../quotes/offers/offer.ts';
import { productSetFor } from '../../product/productSet.ts';
import { pieceMoney, shopTaxed } from '../../shopMoney.ts';
import { idsOf } from '../draft/draftLine.ts';

/** A line knows the currency of its offer. */
export type OfferLineParent = Line & { currency: string };

export const OfferLine: OfferLineResolvers = {
  description: ({ description }) => description || null,
  unit: ({ unit }) => unit || null,
  unitPrice: ({ unitPrice, currency }) => pieceMoney(unitPrice, currency),
  labelPrice: ({ unitPrice, labelsPerUnit, currency }) =>
    labelsPerUnit ? pieceMoney(divideAmount(unitPrice, labelsPerUnit, LABEL_DIGITS), currency) : null,
  total: ({ net, tax, currency }) => shopTaxed(net, tax, currency),
  productId: line => idsOf(line).productId,
  variationId: line => idsOf(line).variationId,
  product: ({ productId }, _, { loaders }, info) =>
    productId === null ? null : loaders.product.load({ id: productId, set: productSetFor(selectedFields(info)) }),
  variation: async ({ productId, variationId }, _, { loaders }) => {
    if (productId === null || variationId === null) return null;
    return (await loaders.variations.load({ id: productId, set: 'full' })).find(({ id }) => id === variationId) ?? null;
  },
};

/** A label costs less than a cent. */
const LABEL_DIGITS = 4;
