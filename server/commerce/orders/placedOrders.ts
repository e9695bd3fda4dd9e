import type { Scope } from '../../cache/scope.ts';
import { isSame } from '../../config/signing.ts';
import type { OrderRecords } from '../../upstreams/shop/orderRecord.ts';
import type { StoreOrders } from '../../upstreams/store/order.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';
import { orderOfRecord } from './orderOfRecord.ts';

export interface PlacedOrders {
  /** An order for whoever has its key and knows its billing e-mail; null for anyone else. */
  byKey(scope: Scope, id: number, key: string, email: string): Promise<StoreOrder | null>;
}

/**
 * The store shows an order of a customer to that customer alone, signed in there. An order becomes one behind the back of
 * its buyer: where the shop makes each buyer an account, or finds earlier orders of whoever opens one. It is read from the
 * shop, and shown to those who may see any other.
 */
export const createPlacedOrders = (store: StoreOrders, records: OrderRecords): PlacedOrders => ({
  async byKey(scope, id, key, email) {
    const found = await store.byKey(scope, id, key, email);
    if (found !== 'customers') return found && !isGone(found) ? found : null;
    const record = await records.byId(scope, id);
    const isTheirs =
      record && isSame(Buffer.from(record.order_key), Buffer.from(key)) && isSameEmail(record.billing.email, email);
    return isTheirs && !isGone(record) ? orderOfRecord(record) : null;
  },
});

const GONE: ReadonlySet<string> = new Set(['trash', 'checkout-draft']);

/** Whether the shop has thrown an order away, or never finished it: it is nobody's. */
export const isGone = ({ status }: Pick<StoreOrder, 'status'>): boolean => GONE.has(status);

const isSameEmail = (one = '', other = ''): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();
