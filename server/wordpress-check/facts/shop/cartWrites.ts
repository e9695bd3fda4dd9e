import assert from 'node:assert/strict';
import type { CartAnswer, CartWrite } from '../../../upstreams/store/cart.ts';
import { type Expectation, expect, orNotAvailable, refused, writing } from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';
import { hasStore } from './cart.ts';
import { endCart, openCart, saleable, sharedCart } from './writtenCart.ts';

const UNKNOWN = 999_999_999;
const CART_LEFT = 'keeps nothing of all that was written to one: no line, no coupon, nobody’s name or address';

/** Whom the probes of the cart are for. */
const billing = {
  first_name: 'Contract',
  last_name: 'Probe',
  company: '',
  address_1: '1 Main Road',
  address_2: '',
  city: 'Cape Town',
  state: 'WC',
  postcode: '8001',
  country: 'ZA',
  email: 'probe@contract.example',
  phone: '0215550101',
};

const addresses = { billing_address: billing, shipping_address: billing };
const addressed: CartWrite = { path: 'update-customer', body: addresses };

type Change = (...writes: CartWrite[]) => Promise<{ answer: CartAnswer | null; codes: (string | null)[] }>;

/** Changes the one cart that all of an inspection's writes share, and leaves it as it was, whatever becomes of `look`. */
async function withCart(
  service: Inspection,
  look: (change: Change, opened: CartAnswer) => Promise<void>,
): Promise<void> {
  const opened = await sharedCart(service);
  const { token, cart } = opened;
  const change: Change = async (...writes) => {
    const { answer, refusals } = await service.store.carts.write({ scope: service.scope(), token }, writes);
    return { answer, codes: refusals.map(refusal => refusal?.code ?? null) };
  };
  try {
    await look(change, opened);
  } finally {
    const { billing_address, shipping_address } = cart;
    const asItWas: CartWrite = { path: 'update-customer', body: { billing_address, shipping_address } };
    const { answer } = await change({ method: 'DELETE', path: 'items', body: {} }, asItWas);
    assert.equal(answer?.cart.items_count, 0, 'the cart is emptied again');
    assert.equal(answer.cart.shipping_address.city, shipping_address.city, 'the address is taken back');
  }
}

async function holdsNothing(service: Inspection): Promise<void> {
  orNotAvailable(service.cart, 'no cart was written to');
  const { cart } = await openCart(service, service.cart.token);
  assert.deepEqual([cart.items_count, cart.coupons.length], [0, 0]);
  const said = JSON.stringify([cart.billing_address, cart.shipping_address]);
  for (const word of [billing.first_name, billing.address_1, billing.email, billing.phone])
    assert(!said.includes(word), `${word} is still there`);
}

const add = (id: number, quantity: number): CartWrite => ({ path: 'add-item', body: { id, quantity } });

/** What changes a cart: one after the other, with a product that is there. */
const changes = (
  route: string,
  sentences: Record<string, (change: Change, product: number, service: Inspection) => Promise<void>>,
): Expectation[] =>
  Object.entries(sentences).flatMap(([sentence, look]) =>
    writing(`wc/store/v1/${route}`, {
      async [sentence](service) {
        const product = await saleable(service);
        await withCart(service, change => look(change, product, service));
      },
    }),
  );

const keyOf = async (change: Change, product: number) => (await change(add(product, 1))).answer?.cart.items[0]?.key;

export const cartWrites: readonly Expectation[] = hasStore([
  ...writing('wc/store/v1/cart/add-item', {
    'refuses a change without token and nonce with 401 woocommerce_rest_missing_nonce': refused(
      '/wc/store/v1/cart/add-item',
      { method: 'POST', body: { id: UNKNOWN, quantity: 1 } },
    ),
    'refuses an unknown product with 400 woocommerce_rest_cart_invalid_product': service =>
      withCart(service, async change => {
        assert.deepEqual((await change(add(UNKNOWN, 1))).codes, ['woocommerce_rest_cart_invalid_product']);
      }),
  }),
  ...changes('cart/add-item', {
    async 'answers with the whole cart, and makes two adds of one product one line'(change, id) {
      assert.equal((await change(add(id, 1))).answer?.cart.items_count, 1);
      const { answer } = await change(add(id, 2));
      const lines = answer?.cart.items.map(item => [item.id, item.quantity]);
      assert.deepEqual(lines, [[id, 3]]);
      assert(answer?.hash, 'a Cart-Hash comes along');
    },
  }),
  ...changes('cart/update-item', {
    async 'changes a quantity by the line’s key, and answers an unknown key with 409 and the cart'(change, id) {
      const key = await keyOf(change, id);
      const { answer } = await change({ path: 'update-item', body: { key, quantity: 3 } });
      assert.equal(answer?.cart.items_count, 3);
      const { codes } = await change({ path: 'update-item', body: { key: 'nobodys', quantity: 1 } });
      assert.deepEqual(codes, ['woocommerce_rest_cart_invalid_key']);
    },
  }),
  ...changes('cart/remove-item', {
    async 'takes a line out by its key'(change, id) {
      const key = await keyOf(change, id);
      assert.equal((await change({ path: 'remove-item', body: { key } })).answer?.cart.items_count, 0);
    },
  }),
  ...changes('cart/apply-coupon', {
    async 'refuses an unknown coupon with 400 woocommerce_rest_cart_coupon_error'(change, id) {
      await change(add(id, 1));
      const { codes } = await change({ path: 'apply-coupon', body: { code: 'no-such-coupon-0' } });
      assert.deepEqual(codes, ['woocommerce_rest_cart_coupon_error']);
    },
  }),
  ...changes('cart/update-customer', {
    async 'keeps the address it is told, and offers what it ships by'(change, id) {
      await change(add(id, 1));
      const { answer } = await change(addressed);
      orNotAvailable(answer, 'the shop does not sell to South Africa');
      assert.equal(answer.cart.shipping_address.city, billing.city);
      orNotAvailable(!answer.cart.needs_shipping || answer.cart.shipping_rates.length, 'nothing is shipped there');
    },
  }),
  ...changes('cart', {
    async 'names the ways to pay that can serve it, each switched on in the shop'(change, id, { shop, scope }) {
      await change(add(id, 1));
      const { answer } = await change(addressed);
      orNotAvailable(answer?.cart.payment_methods.length, 'no way to pay is offered');
      const known = (await shop.paymentMethods.all(scope())).filter(({ enabled }) => enabled);
      orNotAvailable(known.length, 'the shop does not tell what it has switched on');
      const isOn = (way: string) => known.some(({ id: each }) => each === way);
      for (const way of answer.cart.payment_methods) assert(isOn(way), `${way} is switched on`);
    },
  }),
  ...changes('batch', {
    async 'makes several changes of one cart in one call, one after the other, each refused by itself'(
      change,
      id,
      { capabilities: { shop } },
    ) {
      orNotAvailable(shop.cartBatch !== 'absent', 'no batch; a cart is changed one by one');
      const { answer, codes } = await change(add(id, 1), add(UNKNOWN, 1), add(id, 2));
      assert.deepEqual(codes, [null, 'woocommerce_rest_cart_invalid_product', null]);
      assert.equal(answer?.cart.items_count, 3);
    },
  }),
  ...writing('wc/store/v1/checkout', {
    'makes no order of an empty cart: 409 woocommerce_rest_cart_empty': service =>
      withCart(service, async (_, { token, cart }) => {
        const [payment_method] = cart.payment_methods;
        orNotAvailable(payment_method, 'no way to pay is offered');
        const sent = {
          method: 'POST',
          body: { ...addresses, payment_method },
          headers: { 'cart-token': token ?? '' },
        } as const;
        const refused = await service.refusal('/wc/store/v1/checkout', sent);
        assert.equal(refused, '409 woocommerce_rest_cart_empty');
      }),
  }),
  // The last of them: by now everything else was written to that cart.
  ...writing('wc/store/v1/cart', {
    [CART_LEFT]: holdsNothing,
    async 'ends the session of a cart whose browser logs out, and takes its cookie back'(service) {
      assert(await endCart(service), 'the answer takes the cookie back');
    },
  }),
  ...expect('wc/store/v1/order', {
    async 'shows nobody an order without its key'({ store, scope, refusal }) {
      assert.equal(await store.orders.byKey(scope(), UNKNOWN, 'wc_order_none', 'nobody@contract.example'), null);
      const refused = await refusal(`/wc/store/v1/order/${UNKNOWN}?key=wc_order_none`);
      assert.match(refused, / woocommerce_rest_invalid_order$/);
    },
  }),
]);
