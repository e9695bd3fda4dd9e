import assert from 'node:assert/strict';
import { check, expect, orNotAvailable, refused, success, warning, writing } from '../../fact.ts';
import type { Inspection, Row } from '../../inspection.ts';
import { availabilityOf, said } from '../../reply.ts';
import { behindShop } from './access.ts';
import { saleable } from './writtenCart.ts';

const ROUTE = 'wc/v3/orders';

/** Where an order is paid, by whoever has its key. */
function isPayPage(address: unknown): boolean {
  const query = URL.canParse(String(address)) ? new URL(String(address)).searchParams : null;
  return query?.get('pay_for_order') === 'true' && Boolean(query.get('key'));
}

/** An order as an accepted offer becomes one; taken back whatever becomes of `look`. */
async function withOrder(service: Inspection, look: (order: Record<string, unknown>) => void): Promise<void> {
  const product_id = await saleable(service);
  const line_items = [{ product_id, quantity: 2, subtotal: '3.00', total: '3.00' }];
  const body = { status: 'pending', set_paid: false, line_items };
  const order = (await service.call(`/${ROUTE}`, { method: 'POST', body })).json as Row;
  try {
    look(order);
  } finally {
    await service.call(`/${ROUTE}/${order.id}?force=true`, { method: 'DELETE' }).catch(error => {
      throw new Error(`the unpaid order ${order.id} could not be taken back, delete it: ${(error as Error).message}`);
    });
  }
}

/** Orders as far as a buyer's own needs them, and who bought. */
export const orders = check(
  'orders',
  'Orders',
  async ({ shop }) => {
    const way = await shop?.opening();
    if (!shop || !way) return null;
    const reply = await shop.askSigned('/wc/v3/orders?per_page=1&_fields=id');
    if (availabilityOf(reply) === 'available') return success(`the ${way.kind} may read orders`);
    return warning(
      `the ${way.kind} may not read orders (${said(reply)}): what became of an order whose answer was lost, or that waits for its payment, cannot be looked up, and its buyer is told that it is being checked`,
      way.kind === 'consumer key'
        ? 'WooCommerce > Settings > Advanced > REST API: give the key to a user who may manage orders, e.g. a shop manager.'
        : 'Give the user of the application password the role shop_manager.',
    );
  },
  behindShop([
    ...expect(ROUTE, {
      async 'finds orders by a billing e-mail since a moment, and none of a stranger'({ shop, scope }) {
        assert.deepEqual(await shop.orders.sentSince(scope(), 'nobody@contract.invalid', Date.now() - 60_000), []);
      },
      'answers an unknown id with 404 woocommerce_rest_shop_order_invalid_id': refused(`/${ROUTE}/999999999`),
      async 'says of each order whether it needs payment, and at what page of the shop it is paid'({ rows }) {
        const found = await rows(`/${ROUTE}?per_page=100&_fields=id,needs_payment,payment_url`);
        orNotAvailable(found.length, 'no orders');
        for (const { id, needs_payment: needs, payment_url: address } of found) {
          assert.equal(typeof needs, 'boolean', `needs_payment of ${id}`);
          assert(!needs || isPayPage(address), `the pay page of ${id}`);
        }
      },
    }),
    ...writing(ROUTE, {
      'takes the sums of an offer as they are sent, and has its pending order paid at payment_url': service =>
        withOrder(service, ({ status, needs_payment: needs, payment_url: address, line_items: lines }) => {
          assert.deepEqual([status, needs, isPayPage(address)], ['pending', true, true]);
          const [line] = lines as { subtotal: string; total: string }[];
          assert.deepEqual([Number(line?.subtotal), Number(line?.total)], [3, 3]);
        }),
    }),
    ...expect('wc/v3/customers', {
      async 'lists customers for the operator, and answers an unknown id with 404'({ call, refusal }) {
        const { total } = await call('/wc/v3/customers?per_page=1&_fields=id');
        assert.equal(typeof total, 'number');
        assert.match(await refusal('/wc/v3/customers/999999999'), /^404/);
      },
    }),
  ]),
);
