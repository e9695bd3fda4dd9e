import { expect, test } from 'vitest';
import { startDemo } from './startDemo.ts';

const { demo, send, operator } = startDemo();

const STORE = '/wp-json/wc/store/v1';
const LABEL = 5001;

interface Cart {
  items: { key: string; id: number; quantity: number }[];
  items_count: number;
  errors: { code: string }[];
}

/** A visitor with a cart of his own. */
async function newVisitor() {
  const { headers } = await fetch(`${demo().url}${STORE}/cart`);
  const token = headers.get('cart-token')!;
  return async <T = Cart>(method: string, path: string, body?: object): Promise<[number, T]> => {
    const response = await fetch(`${demo().url}${STORE}${path}`, {
      method,
      headers: { 'Cart-Token': token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return [response.status, await response.json()];
  };
}

const address = {
  first_name: 'Sipho',
  last_name: 'Dube',
  address_1: '1 Main Rd',
  city: 'Cape Town',
  state: 'WC',
  postcode: '8001',
  country: 'ZA',
};

const checkout = (email: string) => ({
  billing_address: { ...address, email },
  shipping_address: address,
  payment_method: 'bacs',
});

const edit = (fields: object) => send('POST', '/__demo/content', { collection: 'products', slug: 'label-1', fields });

test('writes on one cart that overlap lose each other, one after the other they do not', async () => {
  const visitor = await newVisitor();
  await send('POST', '/__demo/faults', { rules: [{ path: 'add-item', delayMs: 300 }] });
  await Promise.all([1, 2, 3].map(() => visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 })));
  expect((await visitor('GET', '/cart'))[1].items_count).toBe(1);
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  expect((await visitor('GET', '/cart'))[1].items_count).toBe(3);
  await send('DELETE', '/__demo/faults');
});

test('two visitors never see the same cart', async () => {
  const [one, other] = [await newVisitor(), await newVisitor()];
  await one('POST', '/cart/add-item', { id: LABEL, quantity: 2 });
  expect((await other('GET', '/cart'))[1].items).toEqual([]);
});

test('a checkout that fails after the write has made its order, which is found by e-mail and cart hash', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  const rules = [{ path: '/checkout', method: 'POST', status: 502, body: 'json', after: true, times: 1 }];
  await send('POST', '/__demo/faults', { rules });
  expect((await visitor('POST', '/checkout', checkout('late@example.test')))[0]).toBe(502);
  const [, found] = await send('GET', '/wp-json/wc/v3/orders?search=late@example.test', undefined, operator());
  expect(found).toMatchObject([{ status: 'on-hold', cart_hash: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect((await visitor('GET', '/cart'))[1].items).toEqual([]);
});

test('a worker that dies halfway through a checkout has made its order and left the cart full', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  const rules = [{ path: '/checkout', method: 'POST', status: 503, after: 'halfway', times: 1 }];
  await send('POST', '/__demo/faults', { rules });
  await expect(visitor('POST', '/checkout', checkout('half@example.test'))).rejects.toThrow(/JSON/);
  const [, found] = await send('GET', '/wp-json/wc/v3/orders?search=half@example.test', undefined, operator());
  expect(found).toHaveLength(1);
  expect((await visitor('GET', '/cart'))[1].items_count).toBe(1);
});

test('a checkout that fails before the write has made none', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  const rules = [{ path: '/checkout', method: 'POST', status: 502, body: 'json', times: 1 }];
  await send('POST', '/__demo/faults', { rules });
  expect((await visitor('POST', '/checkout', checkout('never@example.test')))[0]).toBe(502);
  const [, found] = await send('GET', '/wp-json/wc/v3/orders?search=never@example.test', undefined, operator());
  expect(found).toEqual([]);
  expect((await visitor('GET', '/cart'))[1].items_count).toBe(1);
});

test('an order takes its pieces from stock and shows the product as modified', async () => {
  await edit({ stockQuantity: 5 });
  const { modified } = demo().database.get('products', LABEL)!;
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 5 });
  await visitor('POST', '/checkout', checkout('five@example.test'));
  const product = demo().database.get('products', LABEL)!;
  expect(product).toMatchObject({ stockQuantity: 0, stockStatus: 'outofstock' });
  expect(product.modified >= modified).toBe(true);
  await edit({ manageStock: false, stockStatus: 'instock' });
});

test('stock that falls behind a cart lowers its quantity, and none at all is told', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 4 });
  await edit({ stockQuantity: 2 });
  expect((await visitor('GET', '/cart'))[1]).toMatchObject({ items: [{ quantity: 2 }], errors: [] });
  await edit({ stockQuantity: 0 });
  expect((await visitor('GET', '/cart'))[1].errors).toMatchObject([{ code: 'woocommerce_rest_product_out_of_stock' }]);
  await edit({ manageStock: false, stockStatus: 'instock' });
});

test('expired tokens read an empty cart and may not write', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  await send('POST', '/__demo/expire-carts');
  expect(await visitor('GET', '/cart')).toMatchObject([200, { items: [] }]);
  const refused = await visitor('POST', '/cart/add-item', { id: LABEL });
  expect(refused).toMatchObject([401, { code: 'woocommerce_rest_missing_nonce' }]);
});

test('the sums of a cart are those of its lines, VAT taken out of each', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 3 });
  const [, cart] = await visitor('GET', '/cart');
  // three at 10.90: 32.70 with VAT, courier 99.00 without
  expect(cart).toMatchObject({
    totals: {
      total_items: '2843',
      total_items_tax: '427',
      total_shipping: '9900',
      total_shipping_tax: '1485',
      total_price: '14655',
      tax_lines: [{ name: 'VAT', price: '1912', rate: '15%' }],
    },
  });
});

test('a coupon takes its share off every line, and a minimum has to be met', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 3 });
  const refused = await visitor('POST', '/cart/apply-coupon', { code: 'fifty' });
  expect(refused).toMatchObject([400, { code: 'woocommerce_rest_cart_coupon_error' }]);
  const [, cart] = await visitor('POST', '/cart/apply-coupon', { code: 'tenth' });
  // 3.27 off 32.70, VAT included
  expect(cart).toMatchObject({
    coupons: [{ code: 'tenth', totals: { total_discount: '284', total_discount_tax: '43' } }],
    totals: { total_items: '2843', total_price: '14328' },
    items: [{ totals: { line_subtotal: '2843', line_total: '2559', line_total_tax: '384' } }],
  });
});

test('a fixed coupon is spread over the lines to the cent and opens free delivery', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/cart/add-item', { id: LABEL, quantity: 7 });
  await visitor('POST', '/cart/add-item', { id: LABEL + 1, quantity: 3 });
  const [, cart] = await visitor('POST', '/cart/apply-coupon', { code: 'FIFTY' });
  // 76.30 and 45.00, less 50.00, and nothing for the courier
  expect(cart).toMatchObject({ totals: { total_price: '7130', total_shipping: '0' } });
});

test('a buyer’s review is marked as verified', async () => {
  const order = {
    status: 'completed',
    billing: { email: 'buyer@example.test' },
    line_items: [{ product_id: LABEL, quantity: 1 }],
  };
  await send('POST', '/wp-json/wc/v3/orders', order, operator());
  const review = {
    product_id: LABEL,
    review: 'Holds.',
    reviewer: 'Buyer',
    reviewer_email: 'buyer@example.test',
    rating: 5,
  };
  const answer = await send('POST', '/wp-json/wc/v3/products/reviews', review, operator());
  expect(answer).toMatchObject([201, { verified: true }]);
});
