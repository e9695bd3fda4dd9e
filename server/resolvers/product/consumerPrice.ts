import type { Context } from '../../context/context.ts';
import type { Money } from '../../gql/types.ts';
import type { Money as ShopMoney } from '../../upstreams/shop/currency.ts';
import { rateAt, type ShopTaxation, type TaxClass } from '../../upstreams/shop/taxation.ts';
import type { Variation } from '../../upstreams/shop/wire.ts';
import { taxedAmount } from '../estimate/taxedAmount.ts';
import { taxTo } from '../estimate/taxTo.ts';
import { money } from './price.ts';

/** A price with the tax of the shop's own place; null where nobody knows that. */
export function withHomeTax(price: string, taxClass: TaxClass, known: ShopTaxation, shop: ShopMoney): Money | null {
  if (rateAt(known, known, taxClass) === null) return null;
  return taxedAmount(price, 1, taxTo(known, known, shop)(taxClass)).gross;
}

/** What a consumer at home pays: the price itself, but where the shop says that tax comes on top. */
export async function consumerPrice(
  { price }: Pick<Variation, 'price'>,
  taxClass: TaxClass,
  context: Context,
): Promise<Money | null> {
  const shop = await context.currency();
  if (!price || shop.pricesIncludeTax !== false) return money(price, context);
  return withHomeTax(price, taxClass, await context.shop.taxations.current(context.scope), shop);
}
