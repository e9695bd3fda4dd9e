import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../web/app.ts';
import { productId } from './buying.ts';
import { startEmbedded } from './embedded.ts';

const PARTNER = 'https://partner.example';
const service = startEmbedded({ env: { CORS_ORIGINS: PARTNER } });
let server: Server;
let address: string;

beforeAll(async () => {
  const site = createApp({
    gateway: service.gateway,
    log: pino({ level: 'silent' }),
    renderer: () => Promise.reject(new Error('No page is asked for here')),
    assets: async () => false,
  });
  server = createServer(site);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const add = async (headers?: Record<string, string>) =>
  post(
    `mutation { addCartItem(input: { product: "${await productId(service, 'roll-1')}" }) { __typename ... on Cart { itemCount } } }`,
    headers,
  );
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!;

it('hands out session and mark as two cookies, on an answer that nobody may keep', async () => {
  const answer = await add();
  expect(answer.headers.getSetCookie().map(line => line.split('=')[0])).toEqual(['cart', 'has-cart']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const again = await add({ cookie: cookieOf(answer), origin: new URL(address).origin });
  expect(await again.json()).toEqual({ data: { addCartItem: { __typename: 'Cart', itemCount: 2 } } });
});

it('hands out nothing with an answer that is no one’s own', async () => {
  const answer = await post('{ site { url } }');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.has('cart-token')).toBe(false);
});

it('lets no other site change a cart', async () => {
  const cookie = cookieOf(await add());
  for (const origin of [null, 'https://evil.example', PARTNER]) {
    const answer = await add(origin ? { cookie, origin } : { cookie });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'CROSS_SITE_REQUEST' } }] },
    });
  }
});

it('lets a partner’s script have a cart by header', async () => {
  const answer = await add({ origin: PARTNER, 'cart-token': 'new' });
  expect(answer.headers.get('access-control-expose-headers')).toContain('cart-token');
  const token = answer.headers.get('cart-token')!;
  const again = await add({ origin: PARTNER, 'cart-token': token });
  expect(await again.json()).toMatchObject({ data: { addCartItem: { itemCount: 2 } } });
});

it('answers a GET for a cart with what is allowed, whatever cookie came', async () => {
  const cookie = cookieOf(await add());
  const answer = await fetch(`${address}?query={cart{itemCount}}`, { headers: { cookie } });
  expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const written = await fetch(`${address}?query=mutation{clearCart{__typename}}`, { headers: { cookie } });
  expect(written.status).toBe(405);
});
