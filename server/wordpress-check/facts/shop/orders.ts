import assert from 'node:assert/strict';
import { type Check, expect, success, warning } from '../../fact.ts';
import { availabilityOf, said } from '../../reply.ts';
import { behindShop } from './access.ts';

/** Orders as far as a buyer's own needs them, and who bought. */
export const orders: Check = {
  id: 'orders',
  name: 'Orders',
  async find({ shop }) {
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
  expectations: behindShop([
    ...expect('wc/v3/orders', {
      async 'finds orders by a billing e-mail since a moment, and none of a stranger'({ shop, scope }) {
        assert.deepEqual(await shop.orders.sentSince(scope(), 'nobody@contract.invalid', Date.now() - 60_000), []);
      },
      async 'answers an unknown id with 404 woocommerce_rest_shop_order_invalid_id'({ refusal }) {
        const refused = await refusal('shop', '/wc/v3/orders/999999999');
        assert.equal(refused, '404 woocommerce_rest_shop_order_invalid_id');
      },
    }),
    ...expect('wc/v3/customers', {
      async 'lists customers for the operator, and answers an unknown id with 404'({ call, refusal }) {
        const { total } = await call('shop', '/wc/v3/customers?per_page=1&_fields=id');
        assert.equal(typeof total, 'number');
        assert.match(await refusal('shop', '/wc/v3/customers/999999999'), /^404/);
      },
    }),
  ]),
};
