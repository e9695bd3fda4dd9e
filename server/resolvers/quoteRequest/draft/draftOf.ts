import type { Context } from '../../../context/context.ts';
import type { OfferDraft } from '../../../gql/types.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { decimalsIn } from '../../../upstreams/shop/currency.ts';
import { countriesByState, rateAt } from '../../../upstreams/shop/taxation.ts';
import { homeTax } from './draftLinesOf.ts';
import { fromOffer } from './fromOffer.ts';
import { linesToBeginWith } from './fromRequest.ts';

/** An offer to begin with: the last one of this request, else what was asked for at the catalogue's prices. */
export async function draftOf(request: QuoteRequest, context: Context): Promise<OfferDraft> {
  const { quotes, shop, scope, config } = context;
  const [{ offers }, known, taxOf, money] = await Promise.all([
    quotes.lifeOf(request),
    shop.taxations.current(scope),
    homeTax(context),
    context.currency(),
  ]);
  const last = offers[0];
  const country = last?.country ?? known.country;
  const state = last?.state || (country === known.country ? known.state : '');
  const { validDays, leadTimeDays, terms } = config.quoteDefaults;
  return {
    lines: await (last ? fromOffer(last.lines, request, taxOf, context) : linesToBeginWith(request, taxOf, context)),
    fees: last?.fees.map(({ name, net: amount }) => ({ name, amount })) ?? [],
    delivery: last?.delivery ? { name: last.delivery.name, amount: last.delivery.net } : null,
    country,
    state: state || null,
    countriesByState: known.rates && !known.atHome ? countriesByState(known.rates) : [],
    taxPercent: rateAt(known, { country, state })?.percent ?? null,
    leadTimeDays: last?.leadTimeDays ?? leadTimeDays,
    validDays,
    terms: last?.terms || terms || null,
    currency: money.currency,
    decimals: decimalsIn(money),
  };
}
