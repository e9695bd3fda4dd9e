import type { Cart } from '../../store/cart.ts';
import type { Rate } from '../../store/shipping.ts';
import { CURRENCY, minor } from './storeMoney.ts';

/** One parcel with all that is to be sent, and the ways to send it. */
export function packagesWire({ needsShipping, rates, rate }: Cart) {
  if (!needsShipping) return [];
  return [{ package_id: 0, name: 'Shipment', shipping_rates: rates.map(each => rateWire(each, each === rate)) }];
}

const rateWire = (rate: Rate, selected: boolean) => ({
  rate_id: rate.id,
  name: rate.name,
  description: '',
  delivery_time: '',
  price: minor(rate.cost.net),
  taxes: minor(rate.cost.tax),
  selected,
  ...CURRENCY,
});
