import { isCountry } from '../../../rules/address/isCountry.ts';
import { addAmounts } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import type { QueryEstimateQuoteArgs } from '../../gql/types.ts';
import { onlyRate } from '../../quotes/offers/onlyRate.ts';
import { rateAt } from '../../upstreams/shop/taxation.ts';
import { badInput } from '../arguments.ts';
import { shopMoney } from '../shopMoney.ts';
import { deliveryOf } from './estimateDelivery.ts';
import { lineOf } from './estimateLine.ts';
import { goodsSum } from './goodsSum.ts';
import { type NamedItem, priceItem, unlessTooFew } from './priceItem.ts';
import { countedMoney, grossOf } from './taxedAmount.ts';
import { taxTo } from './taxTo.ts';

const POSTCODE = /^[A-Za-z\d][A-Za-z\d -]{1,11}$/;

type Asked = Pick<QueryEstimateQuoteArgs, 'country' | 'postcode'>;

/** What goods of the catalogue will cost. */
export async function estimateQuote(items: readonly NamedItem[], asked: Asked, context: Context) {
  if (asked.country && !isCountry(asked.country)) throw badInput(`country: ${asked.country} is no code of a country.`);
  const postcode = asked.postcode?.trim() ?? '';
  if (postcode && !POSTCODE.test(postcode)) throw badInput('postcode: not a postal code.');
  const [priced, known, money] = await Promise.all([
    Promise.all(items.map(async item => unlessTooFew(await priceItem(item, context), context))),
    context.shop.taxations.current(context.scope),
    context.currency(),
  ]);
  const country = asked.country ?? known.country;
  const place = country === known.country ? known : { country, state: '' };
  const taxOf = taxTo(place, known, money);
  const { currency, pricesIncludeTax } = money;
  const rates = priced.flatMap(({ taxClass, unpriced }) => (unpriced === null ? [rateAt(known, place, taxClass)] : []));
  // Where tax comes on top, prices without it are no sum of what is paid.
  const isTaxKnown = pricesIncludeTax !== false || !rates.includes(null);
  const lines = priced.map(item => lineOf(item, taxOf(item.taxClass)));
  const goods = goodsSum(priced, taxOf, known);
  const delivery = goods && postcode ? await deliveryOf(priced, { country, postcode }, context) : null;
  return {
    country,
    lines,
    goods: goods && countedMoney(goods),
    delivery: delivery && countedMoney(delivery),
    total:
      goods && isTaxKnown ? shopMoney(addAmounts(grossOf(goods), delivery ? grossOf(delivery) : '0'), currency) : null,
    taxRate: onlyRate(rates),
    complete: lines.length > 0 && lines.every(({ unpriced }) => unpriced === null),
  };
}
