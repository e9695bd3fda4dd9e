import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Change } from '../../../invalidation/webhooks/change.ts';
import { createLeaseHolder } from '../../../primary/leases.ts';
import { createLimits } from '../../../primary/limits.ts';
import { createReads } from '../../../primary/reads.ts';
import { createRelay } from '../../../primary/relay.ts';
import { linkWorkers } from '../../../test/linkedPeers.ts';
import { hasRedis, startRedis } from '../../../test/redis.ts';
import { codeOf, hmac, SECRET, startWebhooks } from '../../../test/webhookCalls.ts';
import { serveSite } from '../uploads/testUploads.ts';

const { service, post, tell, deliver, read, rowOf, another } = startWebhooks();

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
    expect([response.status, await codeOf(response)]).toEqual([401, 'WEBHOOK_UNSIGNED']);
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
    expect([response.status, await codeOf(response)]).toEqual([401, 'WEBHOOK_LATE']);
  });

  it('is refused before it was read when it is too large', async () => {
    const response = await post('x'.repeat(2 * 1024 * 1024 + 1), {});
    expect([response.status, await codeOf(response)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is refused when it is signed and no JSON', async () => {
    const nonce = randomUUID();
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = hmac(`${timestamp}.${nonce}.[`).digest('hex');
    const headers = { 'x-gateway-timestamp': timestamp, 'x-gateway-nonce': nonce, 'x-gateway-signature': signature };
    const response = await post('[', headers);
    expect([response.status, await codeOf(response)]).toEqual([400, 'WEBHOOK_UNREADABLE']);
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

  it('by WooCommerce, however its signature is spelled', async () => {
    const body = JSON.stringify({ id: rowOf('products', 'on-sale').id, type: 'simple', spelled: true });
    const spelled = async (signature: string) => {
      const headers = { 'x-wc-webhook-topic': 'product.updated', 'x-wc-webhook-delivery-id': 'spelled' };
      return (await post(body, { ...headers, 'x-wc-webhook-signature': signature })).json();
    };
    const signature = hmac(body).digest('base64');
    expect(await spelled(signature)).toEqual({ taken: 1 });
    for (const other of [signature.replace('=', ''), `${signature}=`, hmac(body).digest('base64url')])
      expect(await spelled(other)).toEqual({ taken: 0 });
  });
});

describe('a call that is made again, to another process of the site', () => {
  const serve = async (options: Parameters<typeof service.another>[0]) => {
    const site = await serveSite(service.another(options));
    onTestFinished(() => site.close());
    return site;
  };
  const workers = () => {
    const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
    return Promise.all(
      links.map(({ primary }, at) => serve({ place: { number: at + 1, isFirst: at === 0, primary } })),
    );
  };
  const changes: Change[] = [{ kind: 'menu' }];
  const timesTaken = async (calls: Promise<Response>[]) => {
    const answers = await Promise.all((await Promise.all(calls)).map(answer => answer.json()));
    return answers.filter(({ taken }) => taken === 1).length;
  };

  it('by our plugin is taken by one of them', async () => {
    const sites = await workers();
    const nonce = randomUUID();
    const calls = Array.from({ length: 30 }, (_, n) => tell(changes, { nonce, to: sites[n % 2]! }));
    expect(await timesTaken(calls)).toBe(1);
    expect(await timesTaken([tell(changes, { to: sites[1]! })])).toBe(1);
  });

  it('by WooCommerce under other names is taken as often as its own webhooks tell the same', async () => {
    const sites = await workers();
    const again = (n: number, modified: string) =>
      deliver(
        'product.updated',
        { id: 1, type: 'simple', date_modified: modified },
        { id: `delivery ${n}`, to: sites[n % 2]! },
      );
    const calls = Array.from({ length: 12 }, (_, n) => again(n, '2026-11-02T10:00:00'));
    expect(await timesTaken(calls)).toBe(4);
    expect(await timesTaken([again(13, '2026-11-02T10:00:01')])).toBe(1);
  });

  it.runIf(hasRedis())('is known to each by itself while what they agree by is away, and nothing is lost', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const env = { WEBHOOK_SECRET: SECRET, REDIS_URL: redis.url };
    const [one, other] = [await serve({ env }), await serve({ env })];
    const known = randomUUID();
    expect(await timesTaken([tell(changes, { nonce: known, to: one })])).toBe(1);
    expect(await timesTaken([tell(changes, { nonce: known, to: other })])).toBe(0);
    await redis.leave();
    const nonce = randomUUID();
    expect(await timesTaken([tell(changes, { nonce, to: one })])).toBe(1);
    expect(await timesTaken([tell(changes, { nonce, to: one }), tell(changes, { nonce: known, to: one })])).toBe(0);
    expect(await timesTaken([tell(changes, { nonce, to: other })])).toBe(1);
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
    await expect
      .poll(() => read('{ post(slug: "post-6") { title } }', gateway))
      .toEqual({ post: { title: 'Rewritten' } });
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

/** What is answered to a call that announces a body and sends none of it. */
async function answerBeforeBody({ port }: { port: number }): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST /webhooks HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\n');
  const [first] = await once(socket, 'data');
  return String(first);
}

it('says so where no secret is set', async () => {
  const other = await serveSite(service.another({ env: {} }));
  try {
    const response = await tell([], { to: other });
    expect([response.status, await codeOf(response)]).toEqual([503, 'WEBHOOKS_OFF']);
  } finally {
    other.close();
  }
});
