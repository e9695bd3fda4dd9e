import assert from 'node:assert/strict';
import { identityOf } from '../../../commerce/sessions/cartToken.ts';
import type { CartAnswer, CartWrite } from '../../../upstreams/store/cart.ts';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import type { Inspection } from '../inspection.ts';
import { billing } from './buyer.ts';

const CART = 'wc/store/v1/cart';

const hasStore = (expectations: Expectation[]): Expectation[] =>
  expectations.map(one => ({
    ...one,
    check: async service => {
      orNotAvailable(service.capabilities.shop.cart !== 'absent', 'there is no store');
      await one.check(service);
    },
  }));

const read = ({ store, scope }: Inspection, token: string | null = null) => store.carts.read({ scope: scope(), token });

/** A product that anybody may put into a cart, three of them. */
async function saleable({ rows, capabilities: { shop } }: Inspection): Promise<number> {
  orNotAvailable(shop.catalogue === 'available', 'the shop does not let us in');
  const fields = 'id,price,purchasable,stock_status,manage_stock,sold_individually';
  const path = `/wc/v3/products?status=publish&type=simple&stock_status=instock&per_page=100&_fields=${fields}`;
  const product = (await rows('shop', path)).find(
    ({ price, purchasable, manage_stock: counted, sold_individually: single }) =>
      price && purchasable && !counted && !single,
  );
  orNotAvailable(product, 'no simple product can be bought in any quantity');
  return product.id;
}

/** Changes a cart that was opened for it, and empties it whatever becomes of `look`. */
async function withCart(
  service: Inspection,
  look: (
    change: (...writes: CartWrite[]) => Promise<{ answer: CartAnswer | null; codes: (string | null)[] }>,
  ) => Promise<void>,
): Promise<void> {
  const { token } = await read(service);
  const shopper = { scope: service.scope(), token };
  try {
    await look(async (...writes) => {
      const { answer, refusals } = await service.store.carts.write({ ...shopper, scope: service.scope() }, writes);
      return { answer, codes: refusals.map(refusal => refusal?.code ?? null) };
    });
  } finally {
    const empty: CartWrite[] = [
      { method: 'DELETE', path: 'items', body: {} },
      { path: 'update-customer', body: {} },
    ];
    const { answer } = await service.store.carts.write({ ...shopper, scope: service.scope() }, empty);
    assert.equal(answer?.cart.items_count, 0, 'the cart is emptied again');
  }
}

const add = (id: number, quantity: number): CartWrite => ({ path: 'add-item', body: { id, quantity } });

export const store: Expectation[] = hasStore([
  {
    route: CART,
    expects: 'gives a stranger an empty cart with a Cart-Token, not to be stored',
    async check(service) {
      const { cart, token } = await read(service);
      assert.equal(cart.items_count, 0);
      assert(token, 'a Cart-Token comes along');
      const { headers } = await service.call('store', `/${CART}`);
      assert.match(String(headers['cache-control']), /no-store/);
    },
  },
  {
    route: CART,
    expects: 'knows a cart again by its token, which is issued anew with the same user_id',
    async check(service) {
      const { token } = await read(service);
      const again = await read(service, token);
      assert.equal(identityOf(again.token ?? ''), identityOf(token ?? ''));
    },
  },
  {
    route: CART,
    expects: 'answers a token it never gave with another, empty cart',
    async check(service) {
      const { token } = await read(service, 'never.given.out');
      assert(token, 'a Cart-Token comes along');
      assert.notEqual(identityOf(token), identityOf('never.given.out'));
    },
  },
  {
    route: CART,
    expects: 'says every amount in minor units, with the currency and how many digits that is',
    async check(service) {
      const { totals } = (await read(service)).cart;
      assert.match(totals.total_price, /^-?\d+$/);
      assert.match(totals.currency_code, /^[A-Z]{3}$/);
      const { catalogue, currency } = service.capabilities.shop;
      if (catalogue === 'available') assert.equal(totals.currency_code, currency);
    },
  },
  {
    route: `${CART}/add-item`,
    expects: 'refuses a change without token and nonce with 401 woocommerce_rest_missing_nonce',
    writes: true,
    async check({ refusal }) {
      const body = { id: 999_999_999, quantity: 1 };
      assert.deepEqual(await refusal('store', `/${CART}/add-item`, { method: 'POST', body }), {
        status: 401,
        code: 'woocommerce_rest_missing_nonce',
      });
    },
  },
  {
    route: `${CART}/add-item`,
    expects: 'answers with the whole cart, and makes two adds of one product one line',
    writes: true,
    async check(service) {
      const id = await saleable(service);
      await withCart(service, async change => {
        assert.equal((await change(add(id, 1))).answer?.cart.items_count, 1);
        const { answer } = await change(add(id, 2));
        assert.deepEqual(
          answer?.cart.items.map(item => [item.id, item.quantity]),
          [[id, 3]],
        );
        assert(answer?.hash, 'a Cart-Hash comes along');
      });
    },
  },
  {
    route: `${CART}/add-item`,
    expects: 'refuses an unknown product with 400 woocommerce_rest_cart_invalid_product',
    writes: true,
    check: service =>
      withCart(service, async change => {
        assert.deepEqual((await change(add(999_999_999, 1))).codes, ['woocommerce_rest_cart_invalid_product']);
      }),
  },
  {
    route: `${CART}/update-item`,
    expects: 'changes a quantity by the line’s key, and answers an unknown key with 409 and the cart',
    writes: true,
    async check(service) {
      const id = await saleable(service);
      await withCart(service, async change => {
        const key = (await change(add(id, 1))).answer?.cart.items[0]?.key;
        const { answer } = await change({ path: 'update-item', body: { key, quantity: 3 } });
        assert.equal(answer?.cart.items_count, 3);
        const { codes } = await change({ path: 'update-item', body: { key: 'nobodys', quantity: 1 } });
        assert.deepEqual(codes, ['woocommerce_rest_cart_invalid_key']);
      });
    },
  },
  {
    route: `${CART}/remove-item`,
    expects: 'takes a line out by its key',
    writes: true,
    async check(service) {
      const id = await saleable(service);
      await withCart(service, async change => {
        const key = (await change(add(id, 1))).answer?.cart.items[0]?.key;
        assert.equal((await change({ path: 'remove-item', body: { key } })).answer?.cart.items_count, 0);
      });
    },
  },
  {
    route: `${CART}/apply-coupon`,
    expects: 'refuses an unknown coupon with 400 woocommerce_rest_cart_coupon_error',
    writes: true,
    async check(service) {
      const id = await saleable(service);
      await withCart(service, async change => {
        await change(add(id, 1));
        const { codes } = await change({ path: 'apply-coupon', body: { code: 'no-such-coupon-0' } });
        assert.deepEqual(codes, ['woocommerce_rest_cart_coupon_error']);
      });
    },
  },
  {
    route: `${CART}/update-customer`,
    expects: 'keeps the address it is told, and offers what it ships by',
    writes: true,
    async check(service) {
      const id = await saleable(service);
      await withCart(service, async change => {
        await change(add(id, 1));
        const { answer } = await change({
          path: 'update-customer',
          body: { billing_address: billing, shipping_address: billing },
        });
        orNotAvailable(answer, 'the shop does not sell to South Africa');
        assert.equal(answer.cart.shipping_address.city, billing.city);
        orNotAvailable(!answer.cart.needs_shipping || answer.cart.shipping_rates.length, 'nothing is shipped there');
      });
    },
  },
  {
    route: 'wc/store/v1/batch',
    expects: 'makes several changes of one cart in one call, one after the other, each refused by itself',
    writes: true,
    async check(service) {
      orNotAvailable(service.capabilities.shop.cartBatch !== 'absent', 'no batch; a cart is changed one by one');
      const id = await saleable(service);
      await withCart(service, async change => {
        const { answer, codes } = await change(add(id, 1), add(999_999_999, 1), add(id, 2));
        assert.deepEqual(codes, [null, 'woocommerce_rest_cart_invalid_product', null]);
        assert.equal(answer?.cart.items_count, 3);
      });
    },
  },
  {
    route: 'wc/store/v1/checkout',
    expects: 'makes no order of an empty cart: 409 woocommerce_rest_cart_empty',
    writes: true,
    async check(service) {
      const { token, cart } = await read(service);
      const [payment_method] = cart.payment_methods;
      orNotAvailable(payment_method, 'no way to pay is offered');
      const body = { billing_address: billing, shipping_address: billing, payment_method };
      const headers = { 'cart-token': token ?? '' };
      assert.deepEqual(await service.refusal('store', '/wc/store/v1/checkout', { method: 'POST', body, headers }), {
        status: 409,
        code: 'woocommerce_rest_cart_empty',
      });
    },
  },
  {
    route: 'wc/store/v1/order',
    expects: 'shows nobody an order without its key',
    async check({ store, scope, refusal }) {
      assert.equal(await store.orders.byKey(scope(), 999_999_999, 'wc_order_none', 'nobody@contract.example'), null);
      const { code } = await refusal('store', '/wc/store/v1/order/999999999?key=wc_order_none');
      assert.equal(code, 'woocommerce_rest_invalid_order');
    },
  },
]);
