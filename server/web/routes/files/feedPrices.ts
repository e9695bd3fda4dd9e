import type { Scope } from '../../../cache/scope.ts';
import type { Offer } from '../../../catalogue/read/offers.ts';
import type { Services } from '../../../context/context.ts';
import type { Money } from '../../../gql/types.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { withHomeTax } from '../../../resolvers/product/consumerPrice.ts';
import { shownPrice } from '../../../resolvers/product/price.ts';

/** Where Google takes prices without tax: it adds that itself. */
const TAXED_APART = ['US', 'CA'];

/**
 * What goods cost as Google asks for it: with the tax of the shop's own country. While nobody knows that, there is no feed:
 * Google keeps the last one, and takes a price that the shop does not charge for a fault.
 * @throws HttpRefusal 503
 */
export async function feedPrices({ shop, catalogue }: Pick<Services, 'shop' | 'catalogue'>, scope: Scope) {
  const [money, known] = await Promise.all([
    shop.currencies.current(scope).catch(() => catalogue.products.money()),
    shop.taxations.current(scope),
  ]);
  const isPlain = money?.pricesIncludeTax !== false || TAXED_APART.includes(known.country);
  if (!money || !(isPlain || known.rates))
    throw new HttpRefusal(503, 'UPSTREAM_UNREACHABLE', {}, { 'retry-after': '600' });
  return ({ price, taxClass }: Offer): Money | null =>
    isPlain ? shownPrice(price, money) : withHomeTax(price, taxClass, known, money);
}
