import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { EstimateItemInput, OfferDraft, QuoteBuyerResolvers } from '../../gql/types.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { countriesByState } from '../../upstreams/shop/taxation.ts';
import { badInput } from '../arguments.ts';
import type { EstimateTax } from '../estimate/taxedAmount.ts';
import { fromCatalogue, fromOffer, linesToBeginWith } from './draftLines.ts';
import { rateAt } from './taxationIn.ts';

const OTHERS = 20;
const MOST_ITEMS = 100;

/** As the shop's prices are taxed at home. */
async function homeTax({ shop, scope, currency: shopCurrency }: Context): Promise<EstimateTax> {
  const [known, { currency, pricesIncludeTax }] = await Promise.all([shop.taxations.current(scope), shopCurrency()]);
  return { percent: rateAt(known, known)?.percent ?? '0', pricesIncludeTax: pricesIncludeTax === true, currency };
}

/** Lines for goods of the catalogue, as a draft of this request would begin them. */
export async function draftLinesOf(request: QuoteRequest, items: readonly EstimateItemInput[], context: Context) {
  if (items.length > MOST_ITEMS) throw badInput(`items: give at most ${MOST_ITEMS}.`);
  return fromCatalogue(items, request, await homeTax(context), context);
}

/** An offer to begin with: the last one of this request, else what was asked for at the catalogue's prices. */
export async function draftOf(request: QuoteRequest, context: Context): Promise<OfferDraft> {
  const { quotes, shop, scope, config } = context;
  const [{ offers }, known, tax] = await Promise.all([
    quotes.lifeOf(request),
    shop.taxations.current(scope),
    homeTax(context),
  ]);
  const last = offers[0];
  const country = last?.country ?? known.country;
  const state = last?.state || (country === known.country ? known.state : '');
  const { validDays, leadTimeDays, terms } = config.quoteDefaults;
  return {
    lines: await (last ? fromOffer(last.lines, request, tax, context) : linesToBeginWith(request, tax, context)),
    fees: last?.fees.map(({ name, net: amount }) => ({ name, amount })) ?? [],
    delivery: last?.delivery ? { name: last.delivery.name, amount: last.delivery.net } : null,
    country,
    state: state || null,
    countriesByState: known.rates && !known.atHome ? countriesByState(known.rates) : [],
    taxPercent: rateAt(known, { country, state })?.percent ?? null,
    leadTimeDays: last?.leadTimeDays ?? leadTimeDays,
    validDays,
    terms: last?.terms || terms || null,
    currency: tax.currency,
  };
}

/** What else a buyer has asked and bought. */
export const QuoteBuyer: QuoteBuyerResolvers = {
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
