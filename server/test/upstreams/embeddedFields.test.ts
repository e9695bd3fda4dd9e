import { expect, it } from 'vitest';
import type { z } from 'zod';
import { seed } from '../../../demo/seed/index.ts';
import { comment } from '../../upstreams/content/comment.ts';
import * as content from '../../upstreams/content/wire.ts';
import { decoderOf } from '../../upstreams/decoder.ts';
import { customer } from '../../upstreams/shop/customer.ts';
import { orderRecord } from '../../upstreams/shop/orderRecord.ts';
import * as shop from '../../upstreams/shop/wire.ts';
import * as store from '../../upstreams/store/wire.ts';
import { billing } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';

// The embedded service sends what the gateway reads, and of what it sends demo/contract says that it looks like the real
// one's. Here is the other half: whatever a decoder looks for is there.

const service = startEmbedded({ seed });

/** What the real one does not always send either. */
const MAY_BE_MISSING = [
  // of plugins
  ...['.yoast_head_json', '.aioseo_head_json'],
  // where there is no picture, and of one that is there only its short form
  ...['._embedded', '._embedded.wp:featuredmedia.post'],
  ...['.default_attributes.slug', '.shipping_address.email'],
];

/** The same value, which notes what is looked for in it and is not there. */
function watched(value: unknown, missing: Set<string>, place = ''): unknown {
  if (value === null || typeof value !== 'object') return value;
  return new Proxy(value, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof name === 'symbol' || (Array.isArray(target) && !/^\d+$/.test(name))) return found;
      const at = Array.isArray(target) ? place : `${place}.${name}`;
      if (!(name in target)) missing.add(at);
      return watched(found, missing, at);
    },
  });
}

/** Reads rows as the gateway does; what was looked for in vain. */
function missingIn(rows: readonly unknown[], schema: z.ZodType): string[] {
  expect(rows.length).toBeGreaterThan(0);
  const missing = new Set<string>();
  const decode = decoderOf(schema);
  for (const row of rows) decode(watched(row, missing));
  return [...missing].filter(place => !MAY_BE_MISSING.includes(place));
}

async function send(path: string, body?: object, headers: Record<string, string> = {}) {
  const { url, username, applicationPassword } = service.demo;
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  const response = await fetch(`${url}/wp-json${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  expect([path, response.ok, json]).toEqual([path, true, json]);
  return { json, headers: response.headers };
}

const LISTS: [route: string, schema: z.ZodType][] = [
  ['/wp/v2/posts?_embed=wp:featuredmedia', content.post],
  ['/wp/v2/pages?_embed=wp:featuredmedia&acf_format=standard', content.page],
  ['/wp/v2/media', content.media],
  ['/wp/v2/categories', content.term],
  ['/wp/v2/users', content.user],
  ['/wp/v2/menus', content.menu],
  ['/wp/v2/menu-items', content.menuItem],
  ['/wc/v3/products', shop.product],
  ['/wc/v3/variations', shop.variation],
  ['/wc/v3/products/reviews', shop.review],
  ['/wc/v3/products/categories', shop.category],
  ['/wc/v3/products/attributes', shop.attribute],
  ['/wc/v3/products/attributes/1/terms', shop.attributeTerm],
];

it.each(LISTS)('%s has every field that the gateway reads', async (route, schema) => {
  const { json } = await send(`${route}${route.includes('?') ? '&' : '?'}per_page=100`);
  expect(missingIn(json, schema)).toEqual([]);
});

it('says of a comment and of a customer all that the gateway reads', async () => {
  const { data } = await service.ask('{ posts(perPage: 1) { items { id } } }');
  const post = Number(data.posts.items[0].id);
  const written = await send('/wp/v2/comments', {
    ...{ post, author_name: 'Lerato', author_email: 'lerato@example.test', content: 'Where from?' },
  });
  expect(missingIn([written.json], comment)).toEqual([]);
  const made = await send('/wc/v3/customers', { email: 'sipho@example.test', username: 'sipho', password: 'secret' });
  expect(missingIn([made.json], customer)).toEqual([]);
});

it('says of a cart, its checkout and its order all that the gateway reads', async () => {
  const buyable = async (type: string) => {
    const { json } = await send(`/wc/v3/products?type=${type}&status=publish&stock_status=instock&per_page=100`);
    return json.find((one: { purchasable: boolean }) => one.purchasable);
  };
  const empty = await send('/wc/store/v1/cart');
  const headers = { 'cart-token': empty.headers.get('cart-token')!, authorization: '' };
  const add = (id: number, quantity: number) => send('/wc/store/v1/cart/add-item', { id, quantity }, headers);
  await add((await buyable('simple')).id, 1);
  await add((await buyable('variable')).variations[0], 1);
  const cart = await send('/wc/store/v1/cart/apply-coupon', { code: 'SAVE10' }, headers);
  expect(missingIn([cart.json], store.cart)).toEqual([]);
  const { address1: address_1, firstName: first_name, lastName: last_name, ...rest } = billing;
  const address = { ...rest, address_1, first_name, last_name };
  const sent = { billing_address: address, shipping_address: address, payment_method: 'bacs' };
  const { json: placed } = await send('/wc/store/v1/checkout', sent, headers);
  expect(missingIn([placed], store.checkout)).toEqual([]);
  const query = new URLSearchParams({ key: placed.order_key, billing_email: billing.email });
  const { json: order } = await send(`/wc/store/v1/order/${placed.order_id}?${query}`);
  expect(missingIn([order], store.order)).toEqual([]);
});

it('says of an order all that the gateway reads', async () => {
  const { json: made } = await send('/wc/v3/orders', {
    billing,
    line_items: [{ product_id: 5001, quantity: 2 }],
    shipping_lines: [{ method_title: 'Courier', total: '99.00' }],
    fee_lines: [{ name: 'Rush', total: '50.00' }],
    coupon_lines: [{ code: 'SAVE10' }],
    meta_data: [{ key: 'quote', value: 'QR-1' }],
  });
  const { json: orders } = await send('/wc/v3/orders?per_page=100');
  expect(missingIn([made, ...orders], orderRecord)).toEqual([]);
});
