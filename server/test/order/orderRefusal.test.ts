import { expect, it } from 'vitest';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import { address, billing, change } from '../buying.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';
import { newShopper } from '../shopper.ts';

const service = startRecorded();
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on OrderPlaced { id key path order { id status items { name quantity } totals { items { gross { amount } } total { amount } } } }
  ... on ValidationFailure { errors { field code message } } ... on OrderFailure { code message storeCheckoutUrl cart { itemCount } } } }`;
const input = { key: 'one-order', billing, paymentMethod: 'bacs', total: '341.45', terms: true };

async function buyer(more: Record<string, unknown> = {}) {
  const gateway = service.gateway();
  service.on(/^\/wc\/v3\/(orders|products)\b/, rows());
  service.on(/^\/wc\/store\/v1\/cart/, recording('store-cart-with-token'));
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: '100', quantity: 4 });
  return {
    async place() {
      const { data, errors } = await shopper.ask(PLACE, { input: { ...input, ...more } });
      expect(errors).toEqual([]);
      return data.placeOrder;
    },
  };
}

it.each([
  ['store-checkout-missing-city', ['billing.city']],
  ['store-checkout-bad-email', ['billing.email']],
  ['store-checkout-missing-email', ['billing.email']],
  ['store-checkout-bad-payment', ['paymentMethod']],
])('says field by field what the store refuses: %s', async (name, fields) => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording(name));
  const { __typename, errors } = await shopper.place();
  expect(__typename).toBe('ValidationFailure');
  expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(fields);
  for (const { message } of errors) expect(message).toMatch(/^[^&<]+$/);
});

it('tells the fields of two addresses apart', async () => {
  const shopper = await buyer({ shipping: address });
  service.on(/\/checkout/, recording('store-checkout-missing-city'));
  const { errors } = await shopper.place();
  expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(['billing.city', 'shipping.city']);
});

it.each([null, address])(
  'loses nothing that a shop in another language says of an address (shipping: %j)',
  async shipping => {
    const shopper = await buyer({ shipping });
    const missing = ['Firmenname ist erforderlich', 'Telefon ist erforderlich'];
    const message = 'Es gab ein Problem mit der angegebenen Rechnungsadresse.';
    const data = { status: 400, errors: { billing: missing, shipping: [missing[1]] } };
    service.on(/\/checkout/, { status: 400, body: { code: 'woocommerce_rest_invalid_address', message, data } });
    const { errors } = await shopper.place();
    expect(errors).toEqual([
      { field: 'billing', code: 'REFUSED', message: missing.join(', ') },
      ...(shipping ? [{ field: 'shipping', code: 'REFUSED', message: missing[1] }] : []),
    ]);
  },
);

it('tells of an address what is for its buyer, and nothing that is for the shop\u2019s own people', async () => {
  const shopper = await buyer();
  const message = 'There was a problem with the provided billing address.';
  const trace = 'Fatal error: Uncaught Exception in /var/www/html/wp-content/plugins/tax/tax.php:12';
  const refuse = (billing: string[]) =>
    service.on(/\/checkout/, {
      ...{ status: 400, body: { code: 'woocommerce_rest_invalid_address', message, data: { errors: { billing } } } },
    });
  refuse([trace, 'City is required', `VAT <b>number</b> ${'x'.repeat(2_000)}`]);
  const { errors } = await shopper.place();
  expect(errors).toMatchObject([
    { field: 'billing.city', message: 'City is required' },
    { field: 'billing', message: 'VAT number…' },
  ]);
  refuse([trace]);
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderFailure', message });
  const data = { params: { billing_address: trace } };
  service.on(/\/checkout/, { status: 400, body: { code: 'rest_invalid_param', message, data } });
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderFailure', message });
});

it.each([
  ['store-update-customer-bad-postcode', 'billing.postcode'],
  ['store-update-customer-bad-country', 'billing.country'],
  ['store-update-customer-bad-state', 'billing.state'],
])('says which part of an address the store refuses before anything is ordered: %s', async (name, field) => {
  const shopper = await buyer();
  service.on(/update-customer/, recording(name));
  const { errors } = await shopper.place();
  expect(errors).toMatchObject([{ field }]);
  expect(errors[0].message.length).toBeLessThan(100);
  expect(service.calls.filter(path => path.includes('checkout'))).toEqual([]);
});

it.each([
  ['store-checkout-country-not-shipped', 'NO_SHIPPING', null],
  ['store-checkout-stock-gone', 'CART_CHANGED', { itemCount: 6 }],
  ['store-checkout-again-empty-cart', 'NO_CART', { itemCount: 0 }],
  ['store-add-no-nonce-no-token', 'CART_EXPIRED', null],
])('says why the store made no order: %s', async (name, code, cart) => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording(name));
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderFailure', code, cart });
});

it('says why the store took coupons off with the order, where its message only names them', async () => {
  const shopper = await buyer();
  const message = 'Invalid coupons were removed from the cart: &quot;once&quot;, &quot;vip&quot;';
  const removed_coupons = {
    once: 'Usage limit for coupon &quot;once&quot; has been reached.',
    vip: 'Uncaught Error in /var/www/html/wp-content/plugins/vip/vip.php:12',
  };
  const { cart } = (recording('store-checkout-stock-gone').body as { data: { cart: unknown } }).data;
  const body = { code: 'woocommerce_rest_cart_coupon_errors', message, data: { removed_coupons, cart } };
  service.on(/\/checkout/, { status: 409, body });
  expect(await shopper.place()).toMatchObject({
    ...{ code: 'CART_CHANGED', cart: { itemCount: 6 } },
    message:
      'Invalid coupons were removed from the cart: "once", "vip". Usage limit for coupon "once" has been reached.',
  });
});

it.each([
  ['an empty cart', 'store-checkout-again-empty-cart'],
  ['a stock that is gone', 'store-checkout-stock-gone'],
  ['a city that is missing', 'store-checkout-missing-city'],
  ['a country that nothing is shipped to', 'store-checkout-country-not-shipped'],
  ['a cart that is not known', 'store-add-no-nonce-no-token'],
])('takes %s for the answer to a second call where the shop has an order of the cart', async (_what, answer) => {
  const shopper = await buyer();
  const { 'Cart-Hash': cart_hash } = recording('store-cart-with-token').headers;
  service.on(/\/checkout/, recording(answer));
  service.on(/^\/wc\/v3\/orders/, rows(row('store-order-in-v3', { id: 380, cart_hash, billing })));
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderPlaced', id: '380' });
});

it.each([
  ['a city that is missing', 'store-checkout-missing-city'],
  ['an empty cart', 'store-checkout-again-empty-cart'],
])('says that it is being checked where the shop cannot be asked whether %s is the whole truth', async (_, answer) => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording(answer));
  service.on(/^\/wc\/v3\/orders/, { status: 401, body: { code: 'woocommerce_rest_cannot_view', message: 'No.' } });
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
  expect(await shopper.place()).toMatchObject({ code: 'BEING_CHECKED' });
  expect(service.calls.filter(path => path.endsWith('/checkout'))).toHaveLength(1);
});

it.each([
  ['none of its buyer', [], { __typename: 'ValidationFailure' }],
  ['one that could be it', [{ id: 380, billing, cart_hash: 'of the shop' }], { code: 'BEING_CHECKED' }],
])('knows by the buyer what became of an order of a store that names no carts: %s', async (_, found, outcome) => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording('store-checkout-missing-city'));
  const { headers, ...cart } = recording('store-cart-with-token');
  const { 'Cart-Hash': _hash, ...others } = headers;
  service.on(/^\/wc\/store\/v1\/cart/, { ...cart, headers: others });
  service.on(/^\/wc\/v3\/orders/, rows(...found.map(one => row('store-order-in-v3', one))));
  expect(await shopper.place()).toMatchObject(outcome);
});

it('does not take the draft of an order that the store did not finish for an order', async () => {
  const shopper = await buyer();
  const { 'Cart-Hash': cart_hash } = recording('store-cart-with-token').headers;
  service.on(/\/checkout/, recording('fail-maintenance-store'));
  const draft = row('store-order-in-v3', { id: 380, cart_hash, billing, status: 'checkout-draft' });
  service.on(/^\/wc\/v3\/orders/, rows(draft));
  expect(await shopper.place()).toMatchObject({ code: 'BEING_CHECKED' });
});

it('passes on what the store says of a refusal that nobody has heard of', async () => {
  const shopper = await buyer();
  service.on(/\/checkout/, {
    status: 400,
    body: { code: 'plugin_says_no', message: 'Not on a &#8220;Friday&#8221;.' },
  });
  expect(await shopper.place()).toMatchObject({ code: 'REFUSED', message: 'Not on a “Friday”.' });
});

it.each([
  ['of a server', 'Uncaught Error: no key in /var/www/html/wp-content/plugins/pay/pay.php:12 Stack trace: #0 {main}'],
  ['of a network', 'cURL error 28: Connection timed out after 30001 milliseconds'],
  ['of a host within', 'The payment at http://10.0.0.5:8080/pay was not taken.'],
  ['of a database', "WordPress database error Table 'wp.wp_wc_orders' is full"],
  ['of a program', '{"error":{"type":"invalid_request_error"}}'],
])('keeps to itself what is the talk %s and not with a buyer', async (_, message) => {
  const shopper = await buyer();
  service.on(/\/checkout/, { status: 400, body: { code: 'plugin_fails', message } });
  expect(await shopper.place()).toMatchObject({ code: 'REFUSED', message: checkoutTexts.failures.REFUSED });
});

it.each([
  ['blocks', '<ul><li>Card declined.</li><li>Check the number</li></ul>now<br>', 'Card declined. Check the number now'],
  ['tags that are escaped twice', '&lt;p&gt;Card declined.&lt;/p&gt;', 'Card declined.'],
  ['more than one reads', `Sorry, ${'not today, '.repeat(5_000)}`, /^Sorry, not today, .{400,480},? \S{3,6}…$/],
  ['an address', 'Read https://shop.example/terms.php first.', 'Read https://shop.example/terms.php first.'],
])('tells in one line what the shop says in %s', async (_, message, told) => {
  const shopper = await buyer();
  service.on(/\/checkout/, { status: 400, body: { code: 'plugin_says_no', message } });
  const answer = await shopper.place();
  expect(answer.message).toMatch(told);
  expect(answer.message).not.toMatch(/[<>]/);
});

it('leads a buyer whose e-mail has an account at the shop to where one signs in', async () => {
  const shopper = await buyer();
  service.on(/\/checkout/, {
    status: 400,
    body: { code: 'registration-error-email-exists', message: 'An account is already registered. Please log in.' },
  });
  const { code, message, storeCheckoutUrl } = await shopper.place();
  expect({ code, message }).toEqual({ code: 'ACCOUNT_EXISTS', message: expect.stringMatching(/Sign in/) });
  expect(new URL(storeCheckoutUrl).pathname).toMatch(/^\/checkout/);
});

it('leads nobody away for another reason', async () => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording('store-checkout-stock-gone'));
  expect(await shopper.place()).toMatchObject({ code: 'CART_CHANGED', storeCheckoutUrl: null });
});

it('orders with the same key after a refusal, and shows the order as the store has it', async () => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording('store-checkout-missing-city'));
  await shopper.place();
  service.on(/\/checkout/, recording('store-checkout-ok'));
  service.on(/\/order\/380/, recording('store-order-key'));
  expect(await shopper.place()).toMatchObject({
    ...{ __typename: 'OrderPlaced', id: '380', key: 'wc_order_RXG9oy3RalTDr' },
    path: '/order-received/380?key=wc_order_RXG9oy3RalTDr',
    order: {
      ...{ id: '380', status: 'on-hold', items: [{ name: 'Tamper-Evident Tape Standard', quantity: 2 }] },
      totals: { items: { gross: { amount: '113.80' } }, total: { amount: '216.27' } },
    },
  });
});

it('has placed the order also where the store cannot show it', async () => {
  const shopper = await buyer();
  service.on(/\/checkout/, recording('store-checkout-ok'));
  service.on(/\/order\/380/, recording('fail-maintenance'));
  expect(await shopper.place()).toMatchObject({ __typename: 'OrderPlaced', id: '380', order: null });
});
