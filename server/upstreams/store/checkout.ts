import type { Upstream } from '../http.ts';
import { ask, decode, type Shopper } from './ask.ts';
import { checkout, type StoreCheckout } from './wire.ts';

export interface Checkout {
  /**
   * Makes the cart an order, once. @throws UpstreamError: with a refusal in it when there is no order, with anything
   * else when nobody knows
   */
  place(shopper: Shopper, body: Readonly<Record<string, unknown>>): Promise<StoreCheckout>;
}

/** wc/store/v1/checkout. */
export const createCheckout = (upstream: Upstream): Checkout => ({
  async place(shopper, body) {
    const options = { method: 'POST', body, limitedApart: true } as const;
    const { json } = await ask(upstream, shopper, '/checkout', options);
    return decode(upstream, '/checkout', checkout, json);
  },
});
