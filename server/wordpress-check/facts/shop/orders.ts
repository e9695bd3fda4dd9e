import assert from 'node:assert/strict';
import { expect, type Fact } from '../../fact.ts';
import { behindShop } from './access.ts';

/** Orders as far as a buyer's own needs them, and who bought. */
export const orders: Fact = {
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
