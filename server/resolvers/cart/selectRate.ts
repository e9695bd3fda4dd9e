import type { Context } from '../../context/context.ts';
import type { SelectShippingRateInput } from '../../gql/types.ts';
import { type CartOutcome, changeCart } from './cartChange.ts';
import { ownFailure } from './cartFailure.ts';

/** A rate that is not offered is passed over by the store without a word. */
export async function selectRate(
  { package: packageId, rate, restore }: SelectShippingRateInput,
  context: Context,
): Promise<CartOutcome> {
  const body = { package_id: packageId ?? null, rate_id: rate };
  const outcome = await changeCart({ writes: [{ path: 'select-shipping-rate', body }], restore }, context);
  if (outcome.__typename !== 'Cart') return outcome;
  const selected = outcome.cart.shipping_rates
    .filter(one => !packageId || one.package_id === packageId)
    .some(one => one.shipping_rates.some(({ rate_id, selected }) => selected && rate_id === rate));
  return selected ? outcome : ownFailure('RATE_NOT_OFFERED', 'rate', outcome);
}
