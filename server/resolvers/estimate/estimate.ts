import { toMinorUnits } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { EstimateItemInput, QueryEstimateQuoteArgs, Resolvers } from '../../gql/types.ts';
import { rateIn } from '../../upstreams/shop/taxation.ts';
import { badInput } from '../arguments.ts';
import { shopMoney } from '../shopMoney.ts';
import { taxedMoney } from '../storeMoney.ts';
import { type PricedItem, priceItem } from './priceItem.ts';
import { type EstimateTax, sumTaxed, taxedAmount } from './taxedAmount.ts';

const MOST_ITEMS = 100;
const POSTCODE = /^[A-Za-z\d][A-Za-z\d -]{1,11}$/;
/** Rates are the store's, which says nothing when they change. */
const DELIVERY_KEPT_MS = 5 * 60_000;

type Asked = Pick<QueryEstimateQuoteArgs, 'country' | 'postcode'>;

/** What goods of the catalogue will cost. */
export async function estimateQuote(items: readonly EstimateItemInput[], asked: Asked, context: Context) {
  const postcode = asked.postcode?.trim() ?? '';
  if (postcode && !POSTCODE.test(postcode)) throw badInput('postcode: not a postal code.');
  const [priced, known, { currency, pricesIncludeTax }] = await Promise.all([
    Promise.all(items.map(item => priceItem(item, context))),
    context.shop.taxations.current(context.scope),
    context.currency(),
  ]);
  const country = (asked.country ?? known.country).toUpperCase();
  const rate =
    known.rates && rateIn(known.rates, known.atHome || country === known.country ? known : { country, state: '' });
  const tax = { percent: rate?.percent ?? '0', pricesIncludeTax: pricesIncludeTax === true, currency };
  const lines = priced.map(item => lineOf(item, tax));
  const goods = sumTaxed(
    lines.flatMap(({ total }) => total ?? []),
    currency,
  );
  const delivery = goods && postcode ? await deliveryOf(priced, { country, postcode }, context) : null;
  return {
    country,
    lines,
    goods,
    delivery,
    total: goods && sumTaxed([goods, ...(delivery ? [delivery] : [])], currency)!.gross,
    taxRate: rate && Number(rate.percent) > 0 ? rate : null,
    complete: lines.length > 0 && lines.every(({ unpriced }) => unpriced === null),
  };
}

/** What sending the priced goods costs; null where the store does not say. */
async function deliveryOf(
  priced: readonly PricedItem[],
  place: { country: string; postcode: string },
  context: Context,
) {
  const { commerce, scope } = context;
  const goods = priced.flatMap(({ product, variation, quantity, unpriced }) =>
    unpriced === null && product ? [{ id: variation?.id ?? product.id, quantity }] : [],
  );
  scope.depend([], Date.now() + DELIVERY_KEPT_MS);
  const allowed = await context.limit('delivery').then(
    () => true,
    () => false,
  );
  const cost = allowed ? await orElse(commerce.deliveryTo(scope, goods, place), null, scope) : null;
  return cost && taxedMoney(cost.net, cost.tax, cost);
}

function lineOf({ product, variation, quantity, breaks, unpriced }: PricedItem, tax: EstimateTax) {
  const at = breaks.findLastIndex(one => one.quantity <= quantity);
  const held = breaks[at];
  const next = breaks[at + 1];
  return {
    ...{ product, variation, quantity, unpriced },
    unitPrice: held ? taxedAmount(held.price, 1, tax) : null,
    total: held ? taxedAmount(held.price, quantity, tax) : null,
    break:
      held && breaks.length > 1
        ? { from: held.quantity, to: next ? next.quantity - 1 : null, unitPrice: taxedAmount(held.price, 1, tax) }
        : null,
    nextBreak: held && next ? nextOf(held.price, next, quantity, tax) : null,
  };
}

function nextOf(price: string, next: { quantity: number; price: string }, quantity: number, tax: EstimateTax) {
  const [now, then] = [taxedAmount(price, 1, tax), taxedAmount(next.price, 1, tax)];
  const saved = toMinorUnits(now.gross.amount, 4) - toMinorUnits(then.gross.amount, 4);
  const percent = Number((saved * 100n) / (toMinorUnits(now.gross.amount, 4) || 1n));
  return {
    from: next.quantity,
    missing: next.quantity - quantity,
    unitPrice: then,
    total: taxedAmount(next.price, next.quantity, tax),
    saves: shopMoney((Number(saved) / 10_000).toFixed(2), tax.currency),
    savesPercent: percent,
  };
}

export const estimate: Resolvers = {
  Query: {
    estimateQuote: (_, { items, ...asked }, context) => {
      if (items.length > MOST_ITEMS) throw badInput(`items: give at most ${MOST_ITEMS}.`);
      return estimateQuote(items, asked, context);
    },
  },
};
