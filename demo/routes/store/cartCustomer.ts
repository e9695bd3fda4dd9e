import { type Fault, invalidParams } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { addressFault, readAddress } from '../../store/address.ts';
import { write } from './cart.ts';
import type { CartCall } from './cartEndpoint.ts';

const BASE = '/wc/store/v1/cart';

/** Who buys and where it goes: addresses and the way of sending. */
export const cartCustomer = (rest: Rest): Route[] => [
  {
    path: `${BASE}/update-customer`,
    POST: write(rest, { billing_address: { type: 'any' }, shipping_address: { type: 'any' } }, updateCustomer),
  },
  {
    path: `${BASE}/select-shipping-rate`,
    POST: write(rest, { package_id: { type: 'any' }, rate_id: { type: 'string', required: true } }, selectRate),
  },
];

function updateCustomer(call: CartCall): number {
  const { billing_address, shipping_address } = call.args;
  refuseFaults({ billing_address: addressFault(billing_address), shipping_address: addressFault(shipping_address) });
  const { session, needsShipping } = call.cart();
  session.billing = readAddress(billing_address, session.billing);
  // nothing to be sent: the billing address serves
  const shipping = shipping_address ?? (needsShipping ? undefined : billing_address);
  session.shipping = readAddress(shipping, session.shipping);
  return 200;
}

function refuseFaults(found: Record<string, Fault | null>) {
  const faults = Object.entries(found).filter((each): each is [string, Fault] => each[1] !== null);
  if (faults.length > 0) throw invalidParams(Object.fromEntries(faults));
}

/** A rate or parcel that does not exist is not refused: the cart falls back to its default rate. */
function selectRate(call: CartCall): number {
  const { package_id, rate_id } = call.args;
  const { session } = call.cart();
  session.rate = Number(package_id ?? 0) === 0 ? rate_id : '';
  return 200;
}
