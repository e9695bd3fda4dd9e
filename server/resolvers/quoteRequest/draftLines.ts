import { labelSizeText, readLabelSize } from '../../../rules/labels/labelSize.ts';
import { quoteTexts } from '../../../rules/texts/quote/quote.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Context } from '../../context/context.ts';
import type { EstimateItemInput, OfferDraft } from '../../gql/types.ts';
import type { OfferLine } from '../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import type { LastOffered } from '../../quotes/storage/likes.ts';
import { type PricedItem, priceItem } from '../estimate/priceItem.ts';
import { type EstimateTax, taxedAmount } from '../estimate/taxedAmount.ts';
import { matchOptions } from '../product/matchOptions.ts';

type DraftLine = OfferDraft['lines'][number];
type Asked = QuoteRequest['items'][number];
type Sold = Pick<OfferLine, 'productId' | 'variationId'>;

/** The lines of the last offer as they were, beside what the catalogue and other offers say of their goods by now. */
export async function fromOffer(
  lines: readonly OfferLine[],
  request: QuoteRequest,
  tax: EstimateTax,
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
    ...idsOf(sold),
    ...{ name, quantity, description: description || null, unit: unit || null, labelsPerUnit, unitPrice },
    breaks: breaksOf(priced[at]?.breaks ?? [], tax),
    ...lastOf(last[at] ?? null),
  }));
}

/** What was asked for: the list at the catalogue's prices; without one, what the form says at the last price of the like. */
export const linesToBeginWith = async (
  request: QuoteRequest,
  tax: EstimateTax,
  context: Context,
): Promise<DraftLine[]> =>
  request.items.length
    ? listed(request.items, request, tax, context)
    : [fromForm(request, await context.quotes.lastOfferOfLike(request))];

/** The list of a request, at the catalogue's prices. */
async function listed(
  items: readonly Asked[],
  request: QuoteRequest,
  tax: EstimateTax,
  context: Context,
): Promise<DraftLine[]> {
  const asked = items.map(({ productId, sku, quantity }) => ({ productId, sku, quantity }));
  const lines = await fromCatalogue(asked, request, tax, context);
  return lines.map((line, at) => ({ ...line, name: items[at]!.productName, description: items[at]!.notes || null }));
}

/** Goods at the catalogue's prices, with what they were last offered for. */
export async function fromCatalogue(
  items: readonly EstimateItemInput[],
  request: QuoteRequest,
  tax: EstimateTax,
  context: Context,
): Promise<DraftLine[]> {
  const priced = await Promise.all(items.map(item => priceItem(item, context)));
  const sold = priced.map(soldAs);
  const last = await context.quotes.lastOffersOf(request, sold);
  return Promise.all(
    priced.map(async ({ product, variation, quantity, breaks }, at) => {
      const held = breaks.findLast(one => one.quantity <= quantity);
      const options = await matchOptions(variation?.attributes ?? [], context);
      return {
        ...idsOf(sold[at]!),
        name: [product?.name, ...options.map(({ value }) => value)].filter(Boolean).join(', '),
        ...{ description: null, quantity, unit: null, labelsPerUnit: null },
        // What has no price of the catalogue's begins with what it came to the last time.
        ...(held ? { unitPrice: netPrice(held.price, tax) } : { unitPrice: null, ...countedAs(last[at] ?? null) }),
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

/** The form names a range, no quantity: where the like was asked for in the same one, it is offered as often. */
function fromForm({ fields }: QuoteRequest, last: LastOffered | null): DraftLine {
  const size = readLabelSize(fields.size);
  const words = [wordIn(quoteTexts.labelType, fields.labelType), size ? labelSizeText(size) : fields.size];
  return {
    ...{ productId: null, variationId: null, description: null, breaks: [] },
    name: [...words, wordIn(quoteTexts.material, fields.material)].filter(Boolean).join(', '),
    ...{ unit: null, labelsPerUnit: null, unitPrice: null, ...countedAs(last) },
    quantity: last && last.range === fields.quantity ? last.quantity : null,
    ...lastOf(last),
  };
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

const netPrice = (price: string, tax: EstimateTax): string => taxedAmount(price, 1, tax).net.amount;

const breaksOf = (breaks: PricedItem['breaks'], tax: EstimateTax): DraftLine['breaks'] =>
  breaks.map((one, at) => ({
    from: one.quantity,
    to: breaks[at + 1] ? breaks[at + 1]!.quantity - 1 : null,
    unitPrice: netPrice(one.price, tax),
  }));

const countedAs = (last: LastOffered | null) =>
  last ? { unit: last.unit || null, labelsPerUnit: last.labelsPerUnit, unitPrice: last.unitPrice } : {};

const lastOf = (last: LastOffered | null) => ({
  lastOffered: last?.unitPrice ?? null,
  lastOfferedAt: last && new Date(last.at).toISOString(),
});

const idsOf = ({ productId, variationId }: Sold) => ({
  productId: productId === null ? null : String(productId),
  variationId: variationId === null ? null : String(variationId),
});
