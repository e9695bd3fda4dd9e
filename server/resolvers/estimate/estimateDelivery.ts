import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import type { PricedItem } from './priceItem.ts';
import type { Counted } from './taxedAmount.ts';

/** Rates are the store's, which says nothing when they change. */
const DELIVERY_KEPT_MS = 5 * 60_000;

/** What sending the priced goods costs; null where the store does not say. */
export async function deliveryOf(
  priced: readonly PricedItem[],
  place: { country: string; postcode: string },
  context: Context,
): Promise<Counted | null> {
  const { commerce, scope } = context;
  const goods = priced.flatMap(({ product, variation, quantity, unpriced }) =>
    unpriced === null && product ? [{ id: variation?.id ?? product.id, quantity }] : [],
  );
  scope.depend([], Date.now() + DELIVERY_KEPT_MS);
  const allowed = await context.limit('delivery').then(
    () => true,
    () => false,
  );
  if (!allowed) scope.leaveOut();
  const cost = allowed ? await orElse(commerce.deliveryTo(scope, goods, place), null, scope) : null;
  if (!cost) return null;
  const { currency_code: currency, currency_minor_unit: digits } = cost;
  return { net: BigInt(cost.net), tax: BigInt(cost.tax), digits, currency };
}
