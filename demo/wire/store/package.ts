import type { Rest } from '../../rest/rest.ts';
import type { Cart } from '../../store/cart.ts';
import { fullName } from '../../store/item.ts';
import type { Rate } from '../../store/shipping.ts';
import { CURRENCY, minor } from './storeMoney.ts';

/** One parcel with all that is to be sent, and the ways to send it. */
export function packagesWire(cart: Cart, rest: Rest) {
  if (!cart.needsShipping) return [];
  const { address_1, address_2, city, state, postcode, country } = cart.session.shipping;
  const items = cart.lines
    .filter(line => !line.item.product.virtual)
    .map(({ key, item, options, quantity }) => ({ key, name: fullName(item, options, rest.database), quantity }));
  const contents = items.map(({ name, quantity }) => `${name} &times; ${quantity}`).join(', ');
  return [
    {
      package_id: 0,
      name: 'Shipment',
      destination: { address_1, address_2, city, state, postcode, country },
      items,
      shipping_rates: cart.rates.map(rate => rateWire(rate, rate === cart.rate, contents)),
    },
  ];
}

const rateWire = (rate: Rate, selected: boolean, contents: string) => ({
  rate_id: rate.id,
  name: rate.name,
  description: '',
  delivery_time: '',
  price: minor(rate.cost.net),
  taxes: minor(rate.cost.tax),
  instance_id: rate.instance,
  method_id: rate.method,
  meta_data: [{ key: 'Items', value: contents }],
  selected,
  ...CURRENCY,
});
