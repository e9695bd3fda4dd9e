import type { Context } from '../../../context/context.ts';
import type { OfferLine } from '../../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { priceItem } from '../../estimate/priceItem.ts';
import type { TaxOf } from '../../estimate/taxTo.ts';
import { breaksOf, type DraftLine, idsOf, lastOf, NO_GOODS, type Sold } from './draftLine.ts';

/** The lines of the last offer as they were, without goods that are no more, beside what the catalogue and other offers say of their goods by now. */
export async function fromOffer(
  lines: readonly OfferLine[],
  request: QuoteRequest,
  taxOf: TaxOf,
  context: Context,
): Promise<DraftLine[]> {
  const [priced, last] = await Promise.all([
    Promise.all(
      lines.map(({ quantity, ...sold }) =>
        sold.productId === null ? null : priceItem({ ...idsOf(sold), quantity }, context),
      ),
    ),
    lastOffered(lines, request, context),
  ]);
  return lines.map(({ name, description, quantity, unit, labelsPerUnit, unitPrice, ...sold }, at) => ({
    ...idsOf(priced[at]?.unpriced === 'UNKNOWN' ? NO_GOODS : sold),
    name,
    quantity,
    description: description || null,
    unit: unit || null,
    labelsPerUnit,
    unitPrice,
    breaks: priced[at] ? breaksOf(priced[at].breaks, taxOf(priced[at].taxClass)) : [],
    ...lastOf(last[at] ?? null),
  }));
}

/** Of each line what the like was last offered for: goods by themselves, free text by what the form asks for. */
async function lastOffered(lines: readonly Sold[], request: QuoteRequest, { quotes }: Context) {
  const inWords = request.items.length === 0 && lines.some(({ productId }) => productId === null);
  const [goods, like] = await Promise.all([
    quotes.lastOffersOf(request, lines),
    inWords ? quotes.lastOfferOfLike(request) : null,
  ]);
  return lines.map(({ productId }, at) => (productId === null ? like : goods[at]!));
}
