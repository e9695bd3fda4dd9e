import { beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';

const PARTNER = 'https://partner.example';
const service = startEmbedded({ env: { CORS_ORIGINS: PARTNER } });
let address: string;

beforeAll(async () => {
  const { origin, close } = await serveSite(service.gateway);
  address = `${origin}/graphql`;
  return close;
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
