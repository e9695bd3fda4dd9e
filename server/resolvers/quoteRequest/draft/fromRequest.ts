import { labelSizeText, readLabelSize } from '../../../../rules/labels/labelSize.ts';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import { wordIn } from '../../../../rules/wordIn.ts';
import type { Context } from '../../../context/context.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import type { LastOffered } from '../../../quotes/storage/likes.ts';
import type { TaxOf } from '../../estimate/taxTo.ts';
import { countedAs, type DraftLine, lastOf } from './draftLine.ts';
import { fromCatalogue } from './fromCatalogue.ts';

type Asked = QuoteRequest['items'][number];

/** What was asked for: the list at the catalogue's prices; without one, what the form says at the last price of the like. */
export const linesToBeginWith = async (request: QuoteRequest, taxOf: TaxOf, context: Context): Promise<DraftLine[]> =>
  request.items.length
    ? listed(request.items, request, taxOf, context)
    : [fromForm(request, await context.quotes.lastOfferOfLike(request))];

/** What is asked of the catalogue for an entry of the list. */
export const goodsOf = ({ productId, productName, sku, quantity }: Asked) => ({
  productId,
  productName,
  sku,
  quantity,
});

/** The list of a request, at the catalogue's prices. */
async function listed(
  items: readonly Asked[],
  request: QuoteRequest,
  taxOf: TaxOf,
  context: Context,
): Promise<DraftLine[]> {
  const lines = await fromCatalogue(items.map(goodsOf), request, taxOf, context);
  return lines.map((line, at) => ({ ...line, name: items[at]!.productName, description: items[at]!.notes || null }));
}

/** The form names a range, no quantity: where the like was asked for in the same one, it is offered as often. */
function fromForm({ fields }: QuoteRequest, last: LastOffered | null): DraftLine {
  const size = readLabelSize(fields.size);
  const words = [wordIn(quoteTexts.labelType, fields.labelType), size ? labelSizeText(size) : fields.size];
  return {
    productId: null,
    variationId: null,
    description: null,
    breaks: [],
    name: [...words, wordIn(quoteTexts.material, fields.material)].filter(Boolean).join(', '),
    unit: null,
    labelsPerUnit: null,
    unitPrice: null,
    ...countedAs(last),
    quantity: last && last.range === fields.quantity ? last.quantity : null,
    ...lastOf(last),
  };
}
