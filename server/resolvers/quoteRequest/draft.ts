import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { OfferDraft, Resolvers } from '../../gql/types.ts';
import type { SentOffer } from '../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { rateIn } from '../../upstreams/shop/taxation.ts';
import { priceItem } from '../estimate/priceItem.ts';
import { taxedAmount } from '../estimate/taxedAmount.ts';

const OTHERS = 20;

/** An offer to begin with: the last one of this request, else what was asked for at the catalogue's prices. */
export async function draftOf(request: QuoteRequest, context: Context): Promise<OfferDraft> {
  const { quotes, shop, scope, config } = context;
  const [{ offers }, known, { currency, pricesIncludeTax }] = await Promise.all([
    quotes.lifeOf(request),
    shop.taxations.current(scope),
    context.currency(),
  ]);
  const last = offers[0];
  const country = last?.country ?? known.country;
  const percent = (known.rates && rateIn(known.rates, country)?.percent) ?? '0';
  const tax = {
    percent: (known.rates && rateIn(known.rates, known.country)?.percent) ?? '0',
    pricesIncludeTax: pricesIncludeTax === true,
    currency,
  };
  const net = (price: string) => taxedAmount(price, 1, tax).net.amount;
  const likes = await offersToTheSame(request, context);
  const lines = last ? last.lines.map(fromOffer) : await Promise.all(request.items.map(fromCatalogue));

  function fromOffer(line: SentOffer['lines'][number]) {
    const { productId, variationId, name, description, quantity, unit, labelsPerUnit, unitPrice } = line;
    return {
      ...{ productId: productId && String(productId), variationId: variationId && String(variationId), name, quantity },
      ...{ description: description || null, unit: unit || null, labelsPerUnit, unitPrice, breaks: [] },
      lastOffered: lastOffered(likes, line),
    } as OfferDraft['lines'][number];
  }
  async function fromCatalogue({ productId, sku, productName, quantity, notes }: QuoteRequest['items'][number]) {
    const { product, variation, breaks } = await priceItem({ productId, sku, quantity }, context);
    const held = breaks.findLast(one => one.quantity <= quantity);
    const meant = { productId: product?.id ?? null, variationId: variation?.id ?? null, name: productName };
    // A product whose variation nobody can tell is offered as free text.
    const sold = product && (product.type !== 'variable' || variation) ? meant : { ...meant, productId: null };
    return {
      ...{
        productId: sold.productId && String(sold.productId),
        variationId: sold.variationId && String(sold.variationId),
      },
      ...{ name: productName, description: notes || null, quantity, unit: null, labelsPerUnit: null },
      unitPrice: held ? net(held.price) : null,
      breaks: breaks.map((one, at) => ({
        from: one.quantity,
        to: breaks[at + 1] ? breaks[at + 1]!.quantity - 1 : null,
        unitPrice: net(one.price),
      })),
      lastOffered: lastOffered(likes, sold),
    } as OfferDraft['lines'][number];
  }

  const { validDays, leadTimeDays, terms } = config.quoteDefaults;
  return {
    lines,
    fees: last?.fees.map(({ name, net: amount }) => ({ name, amount })) ?? [],
    delivery: last?.delivery ? { name: last.delivery.name, amount: last.delivery.net } : null,
    country,
    taxPercent: percent,
    leadTimeDays: last?.leadTimeDays ?? leadTimeDays,
    validDays,
    terms: last?.terms || terms || null,
    currency,
  };
}

/** Offers to the same buyer for other requests, the newest first. */
async function offersToTheSame({ reference, fields }: QuoteRequest, { quotes }: Context): Promise<SentOffer[]> {
  const { items } = await quotes.list({ page: 1, perPage: OTHERS }, { email: fields.email });
  const others = items.filter(one => one.reference !== reference);
  return (await Promise.all(others.map(one => quotes.lifeOf(one)))).flatMap(({ offers }) => offers);
}

/** What was asked for the like the last time: of the same product, else under the same name. */
function lastOffered(
  offers: readonly SentOffer[],
  line: { productId: number | null; variationId: number | null; name: string },
) {
  const isLike = (one: SentOffer['lines'][number]) =>
    line.productId === null
      ? one.name === line.name
      : one.productId === line.productId && one.variationId === line.variationId;
  return offers.flatMap(({ lines }) => lines.filter(isLike))[0]?.unitPrice ?? null;
}

/** What else a buyer has asked and bought. */
export const quoteBuyer: NonNullable<Resolvers['QuoteBuyer']> = {
  requests: async ({ reference, fields }, _, { quotes }) => {
    const { items } = await quotes.list({ page: 1, perPage: OTHERS + 1 }, { email: fields.email });
    return items.filter(one => one.reference !== reference).slice(0, OTHERS);
  },
  orders: async ({ fields }, _, { shop, scope }) => {
    const found = await orElse(shop.orderRecords.list(scope, { search: fields.email, per_page: OTHERS }), null, scope);
    const own = fields.email.toLowerCase();
    return found?.items.filter(({ billing }) => billing.email?.toLowerCase() === own) ?? null;
  },
};
