import type { Address } from '../data/address.ts';
import type { Coupon } from '../data/rows.ts';
import { type Taxed, taxedOn } from './money.ts';

export interface Rate {
  id: string;
  method: string;
  name: string;
  cost: Taxed;
}

const rate = (method: string, instance: number, name: string, net: number): Rate => ({
  id: `${method}:${instance}`,
  method,
  name,
  cost: taxedOn(net),
});

const RATES: Rate[] = [rate('flat_rate', 1, 'Courier', 9900), rate('local_pickup', 2, 'Collect in Johannesburg', 0)];

/** Asked for by a coupon; nothing else opens it. */
const FREE = rate('free_shipping', 3, 'Free delivery', 0);

/** The one zone is South Africa: nowhere else is delivered to. */
export function ratesTo(address: Address, coupons: Coupon[]): Rate[] {
  if (address.country !== 'ZA') return [];
  return coupons.some(coupon => coupon.freeShipping) ? [...RATES, FREE] : RATES;
}

/** A rate that is not offered falls back to the free one, where a coupon opened it, or the first. */
export const chosenRate = (rates: Rate[], id: string): Rate | undefined =>
  rates.find(each => each.id === id) ?? rates.find(each => each.id === FREE.id) ?? rates[0];
