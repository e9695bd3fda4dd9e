import type { Context } from '../../../context/context.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { type NamedItem, type PricedItem, priceItem } from '../../estimate/priceItem.ts';
import { netPiece } from '../../estimate/taxedAmount.ts';
import type { TaxOf } from '../../estimate/taxTo.ts';
import { matchOptions } from '../../product/matchOptions.ts';
import { breaksOf, countedAs, type DraftLine, idsOf, lastOf, type Sold } from './draftLine.ts';

/** Goods at the catalogue's prices, with what they were last offered for. */
export async function fromCatalogue(
  items: readonly NamedItem[],
  request: QuoteRequest,
  taxOf: TaxOf,
  context: Context,
): Promise<DraftLine[]> {
  const priced = await Promise.all(items.map(item => priceItem(item, context)));
  const sold = priced.map(soldAs);
  const last = await context.quotes.lastOffersOf(request, sold);
  return Promise.all(
    priced.map(async ({ product, variation, quantity, breaks, taxClass }, at) => {
      const tax = taxOf(taxClass);
      const held = breaks.findLast(one => one.quantity <= quantity);
      const options = await matchOptions(variation?.attributes ?? [], context);
      return {
        ...idsOf(sold[at]!),
        name: [product?.name, ...options.map(({ value }) => value)].filter(Boolean).join(', '),
        description: null,
        quantity,
        unit: null,
        labelsPerUnit: null,
        // What has no price of the catalogue's begins with what it came to the last time.
        ...(held ? { unitPrice: netPiece(held.price, tax) } : { unitPrice: null, ...countedAs(last[at] ?? null) }),
        breaks: breaksOf(breaks, tax),
        ...lastOf(last[at] ?? null),
      };
    }),
  );
}

/** A product whose variation nobody can tell is offered as free text. */
function soldAs({ product, variation }: PricedItem): Sold {
  const isSold = product && (product.type !== 'variable' || variation);
  return { productId: isSold ? product.id : null, variationId: isSold ? (variation?.id ?? null) : null };
}
