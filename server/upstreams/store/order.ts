import type { Scope } from '../../cache/scope.ts';
import type { Upstream } from '../http.ts';
import { ask, decode } from './ask.ts';
import { refusalOf } from './refusal.ts';
import { order, type StoreOrder } from './wire.ts';

export interface PlacedOrders {
  /** A guest's order, for whoever has its key and knows its billing e-mail; null for anyone else. */
  byKey(scope: Scope, id: number, key: string, email: string): Promise<StoreOrder | null>;
}

/** wc/store/v1/order. */
export const createPlacedOrders = (upstream: Upstream): PlacedOrders => ({
  async byKey(scope, id, key, email) {
    const query = new URLSearchParams({ key, billing_email: email });
    try {
      const { json } = await ask(upstream, { scope, token: null }, `/order/${id}?${query}`);
      return decode(upstream, '/order', order, json);
    } catch (error) {
      // Which part did not fit is nobody's business.
      if (refusalOf(error)) return null;
      throw error;
    }
  },
});
