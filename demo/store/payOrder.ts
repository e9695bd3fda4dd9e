import type { Database } from '../data/database.ts';
import { localNow } from '../data/editContent.ts';
import type { Order } from '../data/rows.ts';
import { needsPayment } from './order.ts';
import { takeFromStock } from './stock.ts';

/** The provider says that an order was paid: now it takes its stock. What is paid already stays as it is. */
export function payOrder(order: Order, database: Database) {
  if (!needsPayment(order)) return;
  const now = localNow(database.site.gmtOffset);
  database.put('orders', {
    ...order,
    status: 'processing',
    paid: now,
    modified: now,
    transaction: `T${order.id}`,
  });
  for (const line of order.lines) takeFromStock(line, now, database);
}

/** The provider says that an order was not paid: it may be tried again. */
export function failOrder(order: Order, database: Database) {
  if (!needsPayment(order)) return;
  database.put('orders', { ...order, status: 'failed', modified: localNow(database.site.gmtOffset) });
}
