import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Change } from '../../invalidation/webhooks/change.ts';
import { ask, type TestGateway } from '../../test/ask.ts';
import { readCart } from '../../test/buying.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { order, ordering, place } from '../../test/ordering.ts';
import { serveSite } from './uploads/testUploads.ts';

const SECRET = 'shared-with-wordpress-0001';
const service = startEmbedded({ env: { WEBHOOK_SECRET: SECRET } });
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite(service.gateway);
});
afterAll(() => site.close());

const hmac = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text);
const post = (body: string, headers: Record<string, string>, { origin } = site) =>
  fetch(`${origin}/webhooks`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

interface UpstreamAnswer {
  secret?: string;
  at?: number;
  nonce?: string;
  to?: typeof site;
  /** of the plugin's headers */
  prefix?: string;
}

/** Calls as our plugin does. */
function tell(
  changes: Change[],
  { secret = SECRET, at = Date.now(), nonce = randomUUID(), to = site, prefix = 'x-gateway' }: UpstreamAnswer = {},
) {
  const body = JSON.stringify({ changes });
  const timestamp = String(Math.floor(at / 1_000));
  const signature = hmac(`${timestamp}.${nonce}.${body}`, secret).digest('hex');
  const headers = {
    [`${prefix}-timestamp`]: timestamp,
    [`${prefix}-nonce`]: nonce,
    [`${prefix}-signature`]: signature,
  };
  return post(body, headers, to);
}

/** Calls as WooCommerce does. */
function deliver(
  topic: string,
  payload: object,
  { secret = SECRET, id = randomUUID(), to = site }: { secret?: string; id?: string; to?: typeof site } = {},
) {
  const body = JSON.stringify(payload);
  const signature = hmac(body, secret).digest('base64');
  const headers = { 'x-wc-webhook-topic': topic, 'x-wc-webhook-signature': signature, 'x-wc-webhook-delivery-id': id };
  return post(body, headers, to);
}

const code = async (response: Response) => (await response.json()).errors[0].extensions.code;
const read = async (query: string, gateway: Pick<TestGateway, 'fetch'> = service.gateway) =>
  (await ask(gateway, query)).data;
const rowOf = (table: 'articles' | 'products' | 'terms', slug: string) =>
  service.demo.database.all(table).find(row => row.slug === slug)!;
/** What waits for the service to be read again, as long as an editor may. */
const soon = (look: () => Promise<unknown>) => expect.poll(look);

describe('a change that our plugin tells of', () => {
  it('in a post shows in the next answer', async () => {
    const query = '{ post(slug: "post-3") { title } }';
    expect(await read(query)).toEqual({ post: { title: 'Post 3' } });
    await service.edit('posts', 'post-3', { title: 'Rewritten' });
    expect(await read(query)).toEqual({ post: { title: 'Post 3' } });
    const response = await tell([{ kind: 'post', id: rowOf('articles', 'post-3').id }]);
    expect([response.status, await response.json()]).toEqual([202, { taken: 1 }]);
    expect(await read(query)).toEqual({ post: { title: 'Rewritten' } });
  });

  it('fills no log: a busy shop tells of many', async () => {
    const before = service.gateway.lines.length;
    const { id } = rowOf('articles', 'post-8');
    expect((await tell([{ kind: 'post', id }])).status).toBe(202);
    const told = service.gateway.lines.slice(before).filter(line => /webhook|WordPress told/i.test(line));
    const levels = told.map(line => JSON.parse(line).level);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter(level => level >= pino.levels.values.info!)).toEqual([]);
  });

  it('moves what got another address', async () => {
    await service.edit('pages', 'careers', { slug: 'vacancies' });
    await tell([{ kind: 'page', id: rowOf('articles', 'vacancies').id }]);
    await soon(() => read('{ route(path: "/page/careers") { ... on Redirect { to } } }')).toEqual({
      route: { to: '/page/vacancies' },
    });
  });

  it('takes out what is unpublished, everywhere', async () => {
    const query = '{ route(path: "/product/only-catalog") { __typename } products { pageInfo { totalItems } } }';
    const before = await read(query);
    await service.edit('products', 'only-catalog', { status: 'draft' });
    await tell([{ kind: 'product', id: rowOf('products', 'only-catalog').id }]);
    await soon(() => read(query)).toEqual({
      route: null,
      products: { pageInfo: { totalItems: before.products.pageInfo.totalItems - 1 } },
    });
  });

  it('in a menu is read at once, before anybody asks', async () => {
    const item = service.demo.database.all('menuItems').find(row => row.title === 'Home')!;
    service.demo.database.put('menuItems', { ...item, title: 'Start' });
    await tell([{ kind: 'menu' }]);
    await soon(() => read('{ menu(slug: "primary") { items { title } } }')).toMatchObject({
      menu: { items: expect.arrayContaining([{ title: 'Start' }]) },
    });
  });

  it('in a category shows by name and address', async () => {
    const { id } = rowOf('terms', 'rolls');
    await service.edit('products/categories', 'rolls', { name: 'Reels', slug: 'reels' });
    await tell([{ kind: 'term', taxonomy: 'product_cat', id }]);
    await soon(() => read('{ productCategory(slug: "reels") { name } }')).toEqual({
      productCategory: { name: 'Reels' },
    });
  });

  it('of which nothing is said in particular makes everything be read again', async () => {
    service.demo.database.remove('articles', rowOf('articles', 'post-4').id);
    await tell([{ kind: 'everything' }]);
    await soon(() => read('{ route(path: "/post/post-4") { __typename } }')).toEqual({ route: null });
  });

  it('may be of a kind that only a newer plugin knows', async () => {
    const response = await tell([{ kind: 'weather' } as unknown as Change, { kind: 'menu' }]);
    expect([response.status, await response.json()]).toEqual([202, { taken: 1 }]);
  });
});

describe('a webhook of WooCommerce', () => {
  it('of a product makes its new price show in the next answer', async () => {
    const query = '{ product(slug: "on-sale") { price { amount } } }';
    await read(query);
    await service.edit('products', 'on-sale', { salePrice: '1.20' });
    const { id } = rowOf('products', 'on-sale');
    expect((await deliver('product.updated', { id, type: 'simple', parent_id: 0 })).status).toBe(202);
    expect(await read(query)).toEqual({ product: { price: { amount: '1.20' } } });
  });

  it('of an order makes the stock of what was ordered show', async () => {
    const query = '{ product(slug: "counted") { stock { quantity } } }';
    expect(await read(query)).toEqual({ product: { stock: { quantity: 7 } } });
    await service.edit('products', 'counted', { stockQuantity: 3 });
    const lines = [{ product_id: rowOf('products', 'counted').id, variation_id: 0, name: 'x' }];
    await deliver('order.created', { id: 9, billing: { email: 'buyer@labels.test' }, line_items: lines });
    expect(await read(query)).toEqual({ product: { stock: { quantity: 3 } } });
    expect(service.gateway.lines.join()).not.toContain('buyer@labels.test');
  });

  it('of an order that was paid, or by our plugin, tells whoever waits for it', async () => {
    const { buyer } = ordering(service);
    const pays = [
      (id: number) => deliver('order.updated', { id, status: 'processing', line_items: [] }),
      (id: number) => tell([{ kind: 'order', id }]),
    ];
    for (const say of pays) {
      const shopper = await buyer();
      const { amount: total } = (await readCart(shopper)).totals.total;
      const { id, key } = await place(shopper, order({ paymentMethod: 'card_test', total }));
      const query = 'query ($id: ID!, $key: String!) { orderPayment(id: $id, key: $key) { state } }';
      const state = async () => (await shopper.ask(query, { id, key })).data.orderPayment.state;
      expect(await state()).toBe('WAITING');
      await fetch(`${service.demo.url}/card-test/?${new URLSearchParams({ order: id, key, do: 'pay' })}`, {
        redirect: 'manual',
      });
      expect(await state()).toBe('WAITING');
      await say(Number(id));
      expect(await state()).toBe('PAID');
    }
  });

  it('of a deleted product, which has nothing but its id, takes it out', async () => {
    const { id } = rowOf('products', 'only-search');
    service.demo.database.remove('products', id);
    await deliver('product.deleted', { id });
    await soon(() => read('{ route(path: "/product/only-search") { __typename } }')).toEqual({ route: null });
  });

  it('of something that is not shown changes nothing', async () => {
    const response = await deliver('coupon.updated', { id: 4 });
    expect([response.status, await response.json()]).toEqual([202, { taken: 0 }]);
  });

  it('is tried by a call without a signature, which is answered and does nothing', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('webhook_id=1', form)).status).toBe(200);
    expect((await post('webhook_id=1&topic=product.updated', form)).status).toBe(401);
  });
});

it('asks of an unknown address only whether it was the page of a file, for they would have told of all else', async () => {
  await service.cold();
  const query = `{ post(slug: "no-such") { id } page(slug: "no-such") { id } product(slug: "no-such") { id }
    one: route(path: "/no-such") { __typename } two: route(path: "/product/no-such") { __typename } }`;
  expect(await read(query)).toEqual({ post: null, page: null, product: null, one: null, two: null });
  expect(await service.calls()).toEqual([expect.stringMatching(/^\/wp\/v2\/media\?slug=no-such&/)]);
});

it('takes a call of the plugin before its release 1.1, too, by the headers that it had', async () => {
  expect((await tell([], { prefix: 'x-diri' })).status).toBe(202);
  expect((await tell([], { prefix: 'x-another' })).status).toBe(401);
});

describe('a call that nobody of ours made', () => {
  const changes: Change[] = [{ kind: 'everything' }];

  it.each([
    ['with another secret', () => tell(changes, { secret: 'some-other-secret-00000001' })],
    [
      'of WooCommerce with another secret',
      () => deliver('product.updated', { id: 1 }, { secret: 'some-other-secret-00000001' }),
    ],
    ['without a signature', () => post(JSON.stringify({ changes }), {})],
    ['with a signature that is none', () => post('{}', { 'x-gateway-signature': 'zz' })],
    ['whose nonce is none', () => tell(changes, { nonce: 'short' })],
  ])('is refused: %s', async (_, call) => {
    await service.cold();
    const response = await call();
    expect([response.status, await code(response)]).toEqual([401, 'WEBHOOK_UNSIGNED']);
    expect(await service.calls()).toEqual([]);
  });

  it('is refused when it was changed on its way', async () => {
    const nonce = randomUUID();
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = hmac(`${timestamp}.${nonce}.{"changes":[]}`).digest('hex');
    const headers = { 'x-gateway-timestamp': timestamp, 'x-gateway-nonce': nonce, 'x-gateway-signature': signature };
    expect((await post(JSON.stringify({ changes }), headers)).status).toBe(401);
  });

  it.each([-6, 6])('is refused when it is dated %i minutes from now', async minutes => {
    const response = await tell(changes, { at: Date.now() + minutes * 60_000 });
    expect([response.status, await code(response)]).toEqual([401, 'WEBHOOK_LATE']);
  });

  it('is refused before it was read when it is too large', async () => {
    const response = await post('x'.repeat(2 * 1024 * 1024 + 1), {});
    expect([response.status, await code(response)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is refused when it is signed and no JSON', async () => {
    const nonce = randomUUID();
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = hmac(`${timestamp}.${nonce}.[`).digest('hex');
    const headers = { 'x-gateway-timestamp': timestamp, 'x-gateway-nonce': nonce, 'x-gateway-signature': signature };
    const response = await post('[', headers);
    expect([response.status, await code(response)]).toEqual([400, 'WEBHOOK_UNREADABLE']);
  });
});

describe('a call that is made again', () => {
  it('is answered alike and does nothing', async () => {
    const nonce = randomUUID();
    const changes: Change[] = [{ kind: 'post', id: rowOf('articles', 'post-5').id }];
    await tell(changes, { nonce });
    await read('{ post(slug: "post-5") { title } }');
    await service.cold();
    const response = await tell(changes, { nonce });
    expect([response.status, await response.json()]).toEqual([202, { taken: 0 }]);
    expect(await service.calls()).toEqual([]);
  });

  it('by WooCommerce, too', async () => {
    const payload = { id: rowOf('products', 'on-sale').id, type: 'simple' };
    await deliver('product.updated', payload, { id: 'one' });
    expect(await (await deliver('product.updated', payload, { id: 'one' })).json()).toEqual({ taken: 0 });
    expect(await (await deliver('product.updated', payload, { id: 'two' })).json()).toEqual({ taken: 1 });
  });
});

describe('a flood', () => {
  it('of true calls is read together', async () => {
    // The service answers once all were told, so that no pace decides how many calls it takes.
    let gate = Promise.resolve();
    const dispatcher = new Agent().compose(dispatch => (options, handler) => {
      void gate.then(() => dispatch(options, handler));
      return true;
    });
    const gateway = service.another({ dispatcher });
    await gateway.ready();
    const other = await serveSite(gateway);
    await service.cold();
    await service.edit('posts', 'post-6', { title: 'Rewritten' });
    const answers = Promise.withResolvers<void>();
    gate = answers.promise;
    const { id } = rowOf('articles', 'post-6');
    const told = await Promise.all(Array.from({ length: 100 }, () => tell([{ kind: 'post', id }], { to: other })));
    expect(told.every(({ status }) => status === 202)).toBe(true);
    answers.resolve();
    await soon(() => read('{ post(slug: "post-6") { title } }', gateway)).toEqual({ post: { title: 'Rewritten' } });
    expect((await service.calls()).length).toBeLessThan(10);
    other.close();
  });

  it('of true calls is taken whole, as a shop sends it after an edit of everything', async () => {
    const other = await another();
    const statuses = new Set<number>();
    for (let at = 0; at < 1_000; at += 100) {
      const batch = Array.from({ length: 100 }, (_, n) =>
        deliver('product.updated', { id: 10_000 + at + n, type: 'simple' }, { to: other }),
      );
      for (const { status } of await Promise.all(batch)) statuses.add(status);
    }
    expect([...statuses]).toEqual([202]);
    expect((await tell([{ kind: 'menu' }], { to: other })).status).toBe(202);
  });

  it('of calls that are not ours is refused in the end, before a body is read', async () => {
    const other = await another();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await post('{}', {}, other)).status);
    expect(statuses.filter(status => status === 401)).toHaveLength(60);
    expect(await answerBeforeBody(other)).toMatch(/^HTTP\/1\.1 429 /);
  });

  it('of one call that somebody caught and sends again is refused in the end, under whatever name', async () => {
    const other = await another();
    const again = (id: string) => deliver('product.updated', { id: 1, type: 'simple' }, { id, to: other });
    const statuses: number[] = [];
    for (let n = 0; n < 65; n++) statuses.push((await again(`delivery ${n}`)).status);
    expect(new Set(statuses.slice(0, 64))).toEqual(new Set([202]));
    expect(statuses[64]).toBe(429);
  });
});

/** A site of its own, on which nothing was counted yet. */
async function another() {
  const other = await serveSite(service.another());
  onTestFinished(() => other.close());
  return other;
}

/** What is answered to a call that announces a body and sends none of it. */
async function answerBeforeBody({ port }: typeof site): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST /webhooks HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\n');
  const [first] = await once(socket, 'data');
  return String(first);
}

it.each<Change>([{ kind: 'post', id: 1 }, { kind: 'everything' }])(
  'shows what was known while WordPress is down, whatever it told before: $kind',
  async change => {
    const gateway = service.another();
    await gateway.ready();
    const other = await serveSite(gateway);
    const query = '{ post(slug: "post-7") { title } menu(slug: "primary") { items { title } } site { name } }';
    const known = await read(query, gateway);
    await service.faults({ path: '.*', status: 503 });
    const { id } = rowOf('articles', 'post-7');
    const told = [
      change.kind === 'post' ? { ...change, id } : change,
      { kind: 'menu' },
      { kind: 'settings' },
    ] as Change[];
    expect((await tell(told, { to: other })).status).toBe(202);
    expect(await read(query, gateway)).toEqual(known);
    other.close();
  },
);

it('says so where no secret is set', async () => {
  const other = await serveSite(service.another({ env: {} }));
  try {
    const response = await tell([], { to: other });
    expect([response.status, await code(response)]).toEqual([503, 'WEBHOOKS_OFF']);
  } finally {
    other.close();
  }
});
