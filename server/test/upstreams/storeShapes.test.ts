import { expect, it } from 'vitest';
import { change, readCart, tryChange } from '../buying.ts';
import { type Answer, recording, startRecorded } from '../recorded.ts';
import { newShopper } from '../shopper.ts';

const service = startRecorded();
const WHOLE = `{ cart { items { key id name sku path image { url } options { name value } quantity quantityLimits { minimum maximum step editable }
  lowStockRemaining backordered price { amount } regularPrice { amount } subtotal { gross { amount } } }
  itemCount coupons { code discount { gross { amount } } } fees { name amount { net { amount } } } needsPayment needsShipping hash
  totals { items { net { amount } } shipping { gross { amount } } tax { amount } taxLines { name rate amount { amount } } total { amount currency } }
  shippingPackages { id name rates { id name description deliveryTime price { gross { amount } } selected } }
  paymentMethods { id title description } storeCheckoutUrl notices { code message } billingAddress { email } } }`;

/** A shopper whose cart the store answers for as it is told. */
async function shopper(answer: Answer) {
  const gateway = service.gateway();
  service.on(/^\/wc\/store\/v1\/cart/, recording('store-cart-with-token'));
  const buyer = newShopper(gateway);
  await change(buyer, 'addCartItem', { product: '100' });
  service.on(/^\/wc\/store\/v1\/cart/, answer);
  return buyer;
}

/** The recorded cart with changes at its root. */
const cartWith = (changes: Record<string, unknown>): Answer => {
  const { headers, body } = recording('store-cart-with-token');
  return { headers, body: { ...(body as object), ...changes } };
};

it.each([
  ...['store-cart-with-token', 'store-cart-empty', 'store-cart-big-qty', 'store-cart-virtual-only'],
  ...['store-coupon-apply', 'store-cart-free-shipping', 'store-cart-stock-gone', 'store-cart-product-unpublished'],
  ...['store-add-variation-any-attr', 'store-select-shipping-rate', 'store-coupon-remove'],
])('reads the cart %s', async name => {
  const buyer = await shopper(recording(name));
  const { data, errors } = await buyer.ask(WHOLE);
  expect(errors).toEqual([]);
  const { totals, items_count } = recording(name).body as { totals: { total_price: string }; items_count: number };
  expect(data.cart.itemCount).toBe(items_count);
  expect(data.cart.totals.total.amount.replace('.', '')).toMatch(new RegExp(`^0*${totals.total_price}$`));
});

it.each([
  ['an absent shipping sum', { totals: { ...cartTotals(), total_shipping: false, total_shipping_tax: '' } }],
  [
    'no coupon, fee, rate or error as PHP sends nothing',
    { coupons: false, fees: '', shipping_rates: null, errors: {} },
  ],
  ['addresses full of nothing', { billing_address: nothing(), shipping_address: nothing() }],
  ['numbers as text', { items_count: '4', needs_shipping: '1', needs_payment: 0 }],
])('copes with %s', async (_what, changes) => {
  const buyer = await shopper(cartWith(changes));
  const { data, errors } = await buyer.ask(WHOLE);
  expect({ errors, count: data.cart.itemCount }).toEqual({ errors: [], count: 4 });
});

it.each([
  [
    { minimum: 0, maximum: -1, multiple_of: 0 },
    { minimum: 1, maximum: 9999, step: 1 },
  ],
  [
    { minimum: 0.5, maximum: 12.5, multiple_of: 0.5 },
    { minimum: 1, maximum: 12, step: 1 },
  ],
  [
    { minimum: 20, maximum: 0, multiple_of: 10 },
    { minimum: 20, maximum: 9999, step: 10 },
  ],
])('takes for no limit what none is: %j', async (limits, read) => {
  const { items } = recording('store-cart-with-token').body as { items: object[] };
  const buyer = await shopper(cartWith({ items: [{ ...items[0], quantity_limits: { ...limits, editable: true } }] }));
  expect((await buyer.ask(WHOLE)).data.cart.items).toMatchObject([{ quantityLimits: read }]);
});

it.each([
  ['an item that cannot be read', cartWith({ items: [{ key: 'x' }] })],
  ['a total that is no amount', cartWith({ totals: { ...cartTotals(), total_price: '12,50' } })],
  ['a page', { body: '<!DOCTYPE html><p>Hello</p>' }],
  ['false', { body: false as unknown }],
])('invents nothing where the store sends %s', async (_what, answer) => {
  const buyer = await shopper(answer);
  const { data, errors } = await buyer.ask(WHOLE);
  expect(data.cart).toBeNull();
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_INVALID_ANSWER');
});

it('names a shipment by what can be sent back alone', async () => {
  const { shipping_rates: sent } = recording('store-cart-free-shipping').body as { shipping_rates: object[] };
  const named = (package_id: unknown) => ({ ...sent[0], package_id });
  const buyer = await shopper(cartWith({ shipping_rates: [named(''), named(0), named('box\u0000\u001b2')] }));
  const { data } = await buyer.ask(WHOLE);
  expect(data.cart.shippingPackages.map(({ id }: { id: string }) => id)).toEqual(['0', 'box2']);
});

it('leaves out a way to pay that is no name of one', async () => {
  const buyer = await shopper(cartWith({ payment_methods: ['<!DOCTYPE html><p>Down for maintenance</p>', 'cod'] }));
  const { data } = await buyer.ask(WHOLE);
  expect(data.cart.paymentMethods).toMatchObject([{ id: 'cod' }]);
});

it.each([
  ['with the items in it', '10.9.4', '/checkout-link/?products=100%3A4'],
  ['that knows nothing of the items', '8.9.1', '/checkout/'],
  ['of an unknown kind', null, '/checkout/'],
])('offers a checkout of the store %s where it takes no order here', async (_what, version, path) => {
  const buyer = await shopper(cartWith({ payment_methods: [] }));
  service.on(/^\/\?_fields/, { body: { name: 'Shop', home: 'https://shop.example/', url: 'https://shop.example' } });
  if (version) service.on(/system_status/, { body: { environment: { version } } });
  const { data } = await buyer.ask(WHOLE);
  expect(data.cart.paymentMethods).toEqual([]);
  expect(data.cart.storeCheckoutUrl).toBe(`https://shop.example${path}`);
});

it('calls ways to pay what the shop calls them, and what we do where it may not be asked', async () => {
  const method = async () => (await (await shopper(recording('store-cart-with-token'))).ask(WHOLE)).data.cart;
  expect((await method()).paymentMethods[0]).toEqual({ id: 'bacs', title: 'Bank transfer (EFT)', description: '' });
  service.on(/payment_gateways/, recording('wc-payment-gateways'));
  expect((await method()).paymentMethods[0]).toEqual({
    ...{ id: 'bacs', title: 'Direct bank transfer', description: 'Pay by EFT.' },
  });
});

it('counts in the currency of the store, whatever its smallest unit', async () => {
  const yen = { ...cartTotals(), currency_code: 'JPY', currency_minor_unit: 0, total_price: '34145' };
  const dinar = { ...cartTotals(), currency_code: 'KWD', currency_minor_unit: 3, total_price: '45' };
  for (const [totals, total] of [
    [yen, { amount: '34145', currency: 'JPY' }],
    [dinar, { amount: '0.045', currency: 'KWD' }],
  ] as const) {
    const { data } = await (await shopper(cartWith({ totals }))).ask(WHOLE);
    expect(data.cart.totals.total).toEqual(total);
  }
});

it.each([
  ['https://shop.example/produkt/pipe-seal/', '/product/pipe-seal'],
  ['https://shop.example/?product=pipe-seal', '/product/pipe-seal'],
  ['https://shop.example/', null],
  ['', null],
])('finds the page of an item that the shop keeps at %j', async (permalink, path) => {
  const { items } = recording('store-cart-with-token').body as { items: object[] };
  const buyer = await shopper(cartWith({ items: [{ ...items[0], permalink }] }));
  expect((await buyer.ask(WHOLE)).data.cart.items).toMatchObject([{ path }]);
});

it('tells the store no more than the token, and never who the gateway is', async () => {
  const buyer = await shopper(recording('store-cart-with-token'));
  await readCart(buyer);
  const asked = service.headers.filter((_, at) => service.calls[at]!.startsWith('/wc/store'));
  expect(asked.length).toBeGreaterThan(1);
  for (const headers of asked) expect(headers).not.toHaveProperty('authorization');
  expect(asked.at(-1)).toMatchObject({ 'cart-token': recording('store-cart-with-token').headers['Cart-Token'] });
});

it('shows the cart as it stands where the store refuses a change with it', async () => {
  const buyer = await shopper(recording('store-update-unknown-key'));
  const { data } = await tryChange(buyer, 'updateCartItem', { key: 'nope', quantity: 1 });
  expect(data.updateCartItem).toMatchObject({
    code: 'UNKNOWN_ITEM',
    cart: { __typename: 'Cart', itemCount: 10, hash: null },
  });
});

function cartTotals(): Record<string, unknown> {
  return (recording('store-cart-with-token').body as { totals: Record<string, unknown> }).totals;
}

function nothing(): Record<string, unknown> {
  const fields = [
    'first_name',
    'last_name',
    'company',
    'address_1',
    'address_2',
    'city',
    'state',
    'postcode',
    'country',
  ];
  return Object.fromEntries([...fields, 'phone', 'email'].map(field => [field, false]));
}
