import { expect, test } from 'vitest';
import type { Demo } from '../service.ts';
import { startDemo } from './startDemo.ts';

const { demo } = startDemo();
const { demo: behindSite } = startDemo({ siteUrl: 'https://labels.example' });

const STORE = '/wp-json/wc/store/v1';
const LABEL = 5001;
const address = {
  ...{ first_name: 'Sipho', last_name: 'Dube', address_1: '1 Main Rd', city: 'Cape Town' },
  ...{ state: 'WC', postcode: '8001', country: 'ZA' },
};

/** A browser with a cart, known by the cookie that the shop signed for it. */
async function newBrowser({ url }: Demo = demo()) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  headers.Nonce = (await fetch(`${url}${STORE}/cart`)).headers.get('nonce')!;
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${STORE}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    headers.Cookie ??= response.headers.get('set-cookie')!.split(';')[0]!;
    return response.json();
  };
  await send('POST', '/cart/add-item', { id: LABEL, quantity: 1 });
  const count = async () => ((await send('GET', '/cart')) as { items_count: number }).items_count;
  return { send, count, cookie: () => headers.Cookie! };
}

type Browser = Awaited<ReturnType<typeof newBrowser>>;

/** An order that waits at the card provider. */
async function orderByCard(browser: Browser) {
  const billing_address = { ...address, email: 'sipho@example.test' };
  const body = { billing_address, shipping_address: address, payment_method: 'card_test' };
  const { order_id: id, order_key: key } = await browser.send('POST', '/checkout', body);
  const order = () => demo().database.get('orders', id)!;
  return { id: id as number, key: key as string, order };
}

const visit = async (path: string, cookie = '') => {
  const response = await fetch(demo().url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const location = response.headers.get('location')?.replace(demo().url, '') ?? null;
  return { status: response.status, location, html: await response.text() };
};

const card = ({ id, key }: { id: number; key: string }, more = '') => `/card-test/?order=${id}&key=${key}${more}`;
const received = ({ id, key }: { id: number; key: string }) => `/checkout/order-received/${id}/?key=${key}`;
const toPay = ({ id, key }: { id: number; key: string }) => `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;

test('the card page says what is to be paid and that it is a pretence, to whoever has the key of the order alone', async () => {
  const order = await orderByCard(await newBrowser());
  const { status, html } = await visit(card(order));
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`Order ${order.id}: <b>ZAR \\d+\\.\\d\\d</b>\\. This card page is a pretence`));
  expect(html).toContain('no card is asked for, and no money moves');
  for (const key of ['', 'wc_order_other'])
    expect(await visit(card({ ...order, key }, '&do=pay'))).toMatchObject({ status: 404, location: null });
  expect(order.order().status).toBe('pending');
});

test('paid, the order is under way and its buyer on the shop’s own page; paid once more it stays as it is', async () => {
  const order = await orderByCard(await newBrowser());
  expect(await visit(card(order, '&do=pay'))).toMatchObject({ status: 302, location: received(order) });
  const paid = order.order();
  expect(paid).toMatchObject({ status: 'processing', transaction: `T${order.id}` });
  expect(await visit(card(order, '&do=decline'))).toMatchObject({ status: 302 });
  expect(order.order()).toEqual(paid);
  expect(await visit(card(order))).toMatchObject({ status: 302, location: received(order) });
});

test('declined, its buyer is told so where it can be paid again', async () => {
  const order = await orderByCard(await newBrowser());
  expect(await visit(card(order, '&do=decline'))).toMatchObject({ status: 302, location: toPay(order) });
  expect(order.order().status).toBe('failed');
  expect((await visit(toPay(order))).html).toMatch(/role="alert">The bank declined the payment/);
  await visit(card(order, '&do=pay'));
  expect(order.order().status).toBe('processing');
});

test('a slow bank pays later; who leaves has paid nothing', async () => {
  const [slow, left] = [await orderByCard(await newBrowser()), await orderByCard(await newBrowser())];
  expect(await visit(card(slow, '&do=slow&seconds=0'))).toMatchObject({ status: 302, location: received(slow) });
  await expect.poll(() => slow.order().status).toBe('processing');
  expect(await visit(card(left, '&do=leave'))).toMatchObject({ status: 302, location: toPay(left) });
  expect(left.order().status).toBe('pending');
});

test('where there is a site in front, who paid is led to the order there as one who did, and who gave up is not', async () => {
  const browser = await newBrowser(behindSite());
  const billing_address = { ...address, email: 'sipho@example.test' };
  const body = { billing_address, shipping_address: address, payment_method: 'card_test' };
  const { order_id: id, order_key: key } = await browser.send('POST', '/checkout', body);
  const open = (path: string) => fetch(behindSite().url + path, { redirect: 'manual' });
  const led = async (path: string) => (await open(path)).headers.get('location');
  const there = `https://labels.example/order-received/${id}?key=${key}`;
  expect(await led(card({ id, key }, '&do=leave'))).toBe(there);
  expect(await (await open(toPay({ id, key }))).text()).toContain(`<a href="${there}">Back to the order</a>`);
  expect(await led(card({ id, key }, '&do=slow&seconds=600'))).toBe(`${there}&returned=1`);
  expect(await led(received({ id, key }))).toBe(`${there}&returned=1`);
  expect(await led(card({ id, key }, '&do=pay'))).toBe(`${there}&returned=1`);
});

test('the way back from the card page takes the cart of the browser that has the shop’s signed cookie, and nobody else’s', async () => {
  const [buyer, other] = [await newBrowser(), await newBrowser()];
  const order = await orderByCard(buyer);
  await visit(card(order, '&do=pay'));
  const [name, value = ''] = buyer.cookie().split('=', 2);
  const [id, signature = ''] = value.split('.');
  const turned = signature.replace(/^./, first => (first === 'A' ? 'B' : 'A'));
  const signedForOther = other.cookie().split('.')[1];
  for (const forged of ['', `${id}.${turned}`, `${id}.`, `${id}.${signedForOther}`])
    await visit(received(order), `${name}=${forged}`);
  expect(await buyer.count()).toBe(1);
  await visit(received(order), other.cookie());
  expect([await buyer.count(), await other.count()]).toEqual([1, 1]);
  await visit(received(order), buyer.cookie());
  expect(await buyer.count()).toBe(0);
});
