import type { Scope } from '../../cache/scope.ts';
import type { Store } from '../../upstreams/store/store.ts';
import type { InCurrency } from '../../upstreams/store/wire.ts';

/** What is sent: ids of products or variations. */
export interface Goods {
  readonly id: number;
  readonly quantity: number;
}

/** Amounts are whole numbers of the currency's smallest unit. */
export interface DeliveryCost extends InCurrency {
  readonly net: string;
  readonly tax: string;
}

/**
 * What sending goods to a place costs, by the rates that the store would choose. Null where it does not send there, names
 * no rate, or does not take the goods or the place. Asked with a cart of nobody's, which the store forgets. @throws UpstreamError
 */
export async function deliveryTo(
  { carts }: Pick<Store, 'carts'>,
  scope: Scope,
  goods: readonly Goods[],
  place: { readonly country: string; readonly postcode: string },
): Promise<DeliveryCost | null> {
  const { token } = await carts.read({ scope, token: null });
  const { answer, refusals } = await carts.write({ scope, token }, [
    ...goods.map(({ id, quantity }) => ({ path: 'add-item', body: { id, quantity } })),
    { path: 'update-customer', body: { billing_address: place, shipping_address: place } },
  ]);
  if (!answer || refusals.some(refusal => refusal !== null)) return null;
  const packages = answer.cart.shipping_rates;
  const chosen = packages.flatMap(({ shipping_rates }) => shipping_rates.filter(({ selected }) => selected));
  if (!chosen[0] || chosen.length < packages.length) return null;
  const sum = (amounts: readonly string[]) => String(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
  const { currency_code, currency_minor_unit } = chosen[0];
  return {
    currency_code,
    currency_minor_unit,
    net: sum(chosen.map(({ price }) => price)),
    tax: sum(chosen.map(({ taxes }) => taxes)),
  };
}
