import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { visitorOf } from '../../http/visitor.ts';
import { createLimits } from '../../primary/limits.ts';
import { createSharedRedis } from '../../storage/redis.ts';
import { linkWorkers } from '../../test/linkedPeers.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { createRates, LOCAL_RATES, PUBLIC_RATES, type Rates } from './rates.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

const config = { public: true, trustProxy: 0, unlimitedClients: ['192.0.2.77'], secretKeys: ['s'.repeat(32)] };
const few = {
  ...PUBLIC_RATES,
  post: { points: 3, per: 60 },
  miss: { points: 2, per: 60 },
  page: { points: 5, per: 60 },
  webhook: { points: 2, per: 60 },
};
const rates = () => createRates(config, null, few);

describe('a visitor', () => {
  it.each([
    [from('192.0.2.1'), 0, '192.0.2.1'],
    [from('::ffff:192.0.2.1'), 0, '192.0.2.1'],
    [from('192.0.2.1', '203.0.113.9'), 0, '192.0.2.1'],
    [from('10.0.0.1', '203.0.113.9'), 1, '203.0.113.9'],
    [from('10.0.0.1', '198.51.100.1, 203.0.113.9'), 1, '203.0.113.9'],
    [from('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2'), 2, '203.0.113.9'],
    [from('10.0.0.1', '203.0.113.9:5123'), 1, '203.0.113.9'],
    [from('10.0.0.1', '[2001:db8::1]:5123'), 1, '2001:db8:0:0::/64'],
    [from('10.0.0.1'), 2, '10.0.0.1'],
    [from('2001:db8:1:2:3:4:5:6'), 0, '2001:db8:1:2::/64'],
    [from('2001:DB8:1:2::9'), 0, '2001:db8:1:2::/64'],
    [from('fe80::1%eth0'), 0, 'fe80:0:0:0::/64'],
    [from('::1'), 0, '0:0:0:0::/64'],
    [from('10.0.0.1', 'nonsense'), 1, 'unknown'],
    [from(''), 0, 'unknown'],
  ])('is known by address: %#', (request, trusted, visitor) => {
    expect(visitorOf(request, trusted)).toBe(visitor);
  });
});

describe('a rate', () => {
  it('lets a visitor do so much, and says when there will be more', async () => {
    const limited = rates();
    for (let i = 0; i < 3; i++) await limited.take('post', from('192.0.2.1'));
    await expect(limited.take('post', from('192.0.2.1'))).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) },
    });
    await limited.take('post', from('192.0.2.2'));
    await limited.take('page', from('192.0.2.1'));
  });

  it('of a subject is each visitor of its own: nobody is kept out by the guesses of strangers', async () => {
    const limited = createRates(config, null, { ...PUBLIC_RATES, quoteLookUp: { points: 5, per: 60, perSubject: 3 } });
    const lookUp = (visitor: string, reference: string) =>
      limited.take('quoteLookUp', from(visitor), { subject: reference });
    for (let i = 0; i < 3; i++) await lookUp('192.0.2.1', 'Q-1');
    await expect(lookUp('192.0.2.1', 'Q-1')).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    for (let i = 0; i < 100; i++) await lookUp(`198.51.100.${i}`, 'Q-1');
    for (let i = 0; i < 3; i++) await lookUp('192.0.2.2', 'Q-1');
    await lookUp('192.0.2.1', 'Q-2');
    await expect(lookUp('192.0.2.1', 'Q-2')).rejects.toMatchObject({ status: 429 });
  });

  it('is counted for as many visitors as have room, and goes on for those who came last', async () => {
    const limited = rates();
    for (let i = 0; i < 100_000; i++)
      await limited.take('post', from(`10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`));
    const [last, first] = [from('10.1.134.159'), from('10.0.0.0')];
    for (let i = 0; i < 2; i++) await limited.take('post', last);
    await expect(limited.take('post', last)).rejects.toMatchObject({ status: 429 });
    // Its first count has made room.
    for (let i = 0; i < 3; i++) await limited.take('post', first);
  });

  it('of a form is its own, for each visitor and for all together', async () => {
    const one = { points: 2, per: 60, overall: 3 };
    const limited = createRates(config, null, { ...PUBLIC_RATES, quote: one, contact: one });
    for (let i = 0; i < 2; i++) await limited.take('quote', from('192.0.2.1'));
    await expect(limited.take('quote', from('192.0.2.1'))).rejects.toMatchObject({ status: 429 });
    await limited.take('contact', from('192.0.2.1'));
    await limited.take('quote', from('198.51.100.2'));
    await expect(limited.take('quote', from('203.0.113.3'))).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    ['an IPv6 network of /48', (at: number) => `2001:db8:7:${at.toString(16)}::1`, '2001:db8:8::1'],
    ['an IPv4 network of /24', (at: number) => `198.51.100.${at}`, '198.51.101.1'],
  ])('of all together is not for %s to spend, however many visitors it is', async (_, visitor, another) => {
    const limited = createRates(config);
    const spend = async (kind: 'order' | 'quote' | 'signInLink') => {
      for (let at = 0; at < 240; at++)
        for (let times = 0; times < 10; times++) await limited.take(kind, from(visitor(at))).catch(() => {});
    };
    for (const kind of ['order', 'quote', 'signInLink'] as const) {
      await spend(kind);
      await expect(limited.take(kind, from(visitor(241)))).rejects.toMatchObject({ status: 429 });
      await limited.take(kind, from(another));
    }
  });

  it('does not hold for the clients that are named', async () => {
    const limited = rates();
    for (let i = 0; i < 30; i++) await limited.take('post', from('192.0.2.77'));
  });

  it('counts an IPv6 network as one client', async () => {
    const limited = rates();
    for (let i = 0; i < 3; i++) await limited.take('post', from(`2001:db8::${i + 1}`));
    await expect(limited.take('post', from('2001:db8::ffff'))).rejects.toMatchObject({ status: 429 });
  });

  it('of unknown addresses stops unknown addresses, and no page that there is', async () => {
    const limited = rates();
    const visitor = from('192.0.2.3');
    for (let i = 0; i < 3; i++) limited.found('miss', visitor);
    await expect(limited.check('miss', visitor)).rejects.toMatchObject({ status: 429 });
    await limited.take('page', visitor);
    await limited.take('graphql', visitor);
    await limited.check('miss', from('192.0.2.4'));
  });

  it('counts what costs more for more', async () => {
    const limited = rates();
    await limited.take('page', from('192.0.2.5'), { weight: 4 });
    await limited.take('page', from('192.0.2.5'));
    await expect(limited.take('page', from('192.0.2.5'))).rejects.toMatchObject({ status: 429 });
  });

  it('of a local site leaves room to measure it', async () => {
    expect(LOCAL_RATES.page.points).toBe(0);
    const local = createRates({ ...config, public: false });
    for (let i = 0; i < 2_000; i++) await local.take('graphql', from('127.0.0.1'));
  });

  it('of what is only found out afterwards stops what comes then', async () => {
    const limited = rates();
    const visitor = from('192.0.2.5');
    for (let i = 0; i < 2; i++) {
      await limited.check('webhook', visitor);
      limited.found('webhook', visitor);
    }
    await expect(limited.check('webhook', visitor)).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await limited.check('webhook', from('192.0.2.6'));
  });
});

describe('the workers of one machine', () => {
  const workers = (points: number) =>
    linkWorkers(2, createLimits()).map(({ primary }) =>
      createRates(config, primary, { ...few, graphql: { points, per: 60 } }),
    ) as [Rates, Rates];
  const visitor = from('192.0.2.1');

  it('count a visitor together, to the point', async () => {
    const [one, other] = workers(0);
    await one.take('post', visitor);
    await other.take('post', visitor);
    await one.take('post', visitor);
    const refusal = { status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) } };
    await expect(other.take('post', visitor)).rejects.toMatchObject(refusal);
    await expect(one.take('post', visitor)).rejects.toMatchObject(refusal);
    await other.take('post', from('192.0.2.2'));
  });

  it('let nobody do more than a generous limit says, nor much less', async () => {
    const [one, other] = workers(1_000);
    const taken = await Promise.allSettled(
      Array.from({ length: 1_200 }, (_, at) => (at % 2 ? one : other).take('graphql', visitor)),
    );
    const admitted = taken.filter(({ status }) => status === 'fulfilled').length;
    expect(admitted).toBeLessThanOrEqual(1_000);
    expect(admitted).toBeGreaterThan(970);
  });

  it('refuse in each what was found out in another', async () => {
    const [one, other] = workers(0);
    for (let i = 0; i < 2; i++) one.found('webhook', visitor);
    await expect.poll(() => other.check('webhook', visitor).catch(({ status }) => status)).toBe(429);
    await other.check('webhook', from('192.0.2.6'));
  });
});

describe.skipIf(!hasRedis())('the processes of a site that share a Redis', () => {
  const silent = pino({ level: 'silent' });

  async function twoProcesses() {
    const redis = await startRedis();
    const clients = [1, 2].map(() => createSharedRedis(redis.url, silent));
    onTestFinished(async () => {
      redis.resume();
      await Promise.all(clients.map(client => client.close()));
      await redis.stop();
    });
    const [one, other] = clients.map(client => createRates(config, client, few)) as [Rates, Rates];
    return { redis, clients, one, other };
  }

  it('count a visitor together, and write no address of one', async () => {
    const { clients, one, other } = await twoProcesses();
    const visitor = from('192.0.2.1');
    await one.take('post', visitor);
    await other.take('post', visitor);
    await one.take('post', visitor);
    await expect(other.take('post', visitor)).rejects.toMatchObject({ status: 429 });
    await expect(one.take('post', visitor)).rejects.toMatchObject({ status: 429 });
    await other.take('post', from('192.0.2.2'));
    const keys = await (await clients[0]!.client()).keys('*');
    expect(keys.length).toBe(2);
    expect(keys.join()).not.toContain('192.0.2');
  });

  it('let a visitor go on after the time that was said, also where a clock was set back meanwhile', async () => {
    const { clients, one } = await twoProcesses();
    const visitor = from('192.0.2.1');
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let i = 0; i < 3; i++) await one.take('post', visitor);
    await expect(one.take('post', visitor)).rejects.toMatchObject({ headers: { 'retry-after': '60' } });
    vi.advanceTimersByTime(61_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    // As Redis does by then, by a clock of its own.
    await (await clients[0]!.client()).flushall();
    await one.take('post', visitor);
  });

  it('refuse in each what was found out in another', async () => {
    const { one, other } = await twoProcesses();
    const visitor = from('192.0.2.3');
    for (let i = 0; i < 2; i++) one.found('webhook', visitor);
    await expect
      .poll(() =>
        other.check('webhook', visitor).then(
          () => 'free',
          refusal => refusal.status,
        ),
      )
      .toBe(429);
  });

  it('count each by itself while Redis is away, and nobody waits for it', async () => {
    const { redis, one, other } = await twoProcesses();
    await one.take('graphql', from('192.0.2.1'));
    await other.take('graphql', from('192.0.2.1'));
    // It keeps its connections and answers nothing: the worst way of being away.
    redis.suspend();
    await one.take('post', from('192.0.2.1'));
    const began = performance.now();
    for (let i = 0; i < 20; i++) await one.take('graphql', from('192.0.2.1'));
    for (let i = 0; i < 2; i++) await one.take('post', from('192.0.2.1'));
    // A second for each would be 22.
    expect(performance.now() - began).toBeLessThan(5_000);
    await expect(one.take('post', from('192.0.2.1'))).rejects.toMatchObject({ status: 429 });
    redis.resume();
    await expect
      .poll(async () => {
        await one.take('page', from('192.0.2.9')).catch(() => {});
        return other.take('page', from('192.0.2.9')).then(
          () => 'apart',
          refusal => refusal.status,
        );
      })
      .toBe(429);
  });
});
