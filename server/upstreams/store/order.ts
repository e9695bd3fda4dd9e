import type { Scope } from '../../cache/scope.ts';
import type { Upstream } from '../http.ts';
import { ask, decode } from './ask.ts';
import { refusalOf } from './refusal.ts';
import { order, type StoreOrder } from './wire.ts';

export interface StoreOrders {
  /**
   * A guest's order, for whoever has its key and knows its billing e-mail; null for anyone else. Of a customer's it is not
   * told who asks. @throws UpstreamError
   */
  byKey(scope: Scope, id: number, key: string, email: string): Promise<StoreOrder | 'customers' | null>;
}

/** Said before the key is looked at. */
const OF_CUSTOMER = 'woocommerce_rest_invalid_user';

/** Which part did not fit is nobody's business. */
const NOT_THEIRS: ReadonlySet<string> = new Set([
  'woocommerce_rest_invalid_order',
  'woocommerce_rest_invalid_billing_email',
]);

/** wc/store/v1/order. */
export const createStoreOrders = (upstream: Upstream): StoreOrders => ({
  async byKey(scope, id, key, email) {
    const query = new URLSearchParams({ key, billing_email: email });
    try {
      const { json } = await ask(upstream, { scope, token: null }, `/order/${id}?${query}`);
      return decode(upstream, '/order', order, json);
    } catch (error) {
      const { code = '' } = refusalOf(error) ?? {};
      if (code === OF_CUSTOMER) return 'customers';
      if (NOT_THEIRS.has(code)) return null;
      // What else refuses, as a firewall does, says nothing of the order.
      throw error;
    }
  },
});
