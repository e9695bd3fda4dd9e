import { describe, expect, it, onTestFinished } from 'vitest';
import { createSeal } from '../../config/seal.ts';
import type { Terms } from '../../partners/partner.ts';
import type { ProductNews } from '../../partners/webhooks/productNews.ts';
import { SEALED_FOR } from '../../partners/webhooks/webhooks.ts';
import { openDatabase } from '../../storage/open.ts';
import { eventually } from '../../test/eventually.ts';
import { createSubmissions } from '../submissions.ts';
import { REQUESTS_KEPT_MS } from '../test/harness.ts';
import { ManualTime } from '../test/manualTime.ts';
import { places } from '../test/places.ts';
import { PATIENCE_TRIES } from '../worker/backoff.ts';
import { LONGEST_MS } from './pause.ts';
import { createPoster } from './post.ts';
import { isSigned, startReceiver } from './testReceiver.ts';

const OLD = 'an-old-key-of-the-site-of-32-letters';
const NEW = 'the-new-key-of-the-site-of-32-letters';
const DAY_MS = 86_400_000;
const STEP_MS = 250;
const terms: Terms = { scopes: ['catalogue', 'quotes'], origins: [], requestsPerMinute: 60, costPerMinute: 5_000 };
const news = (product: number, mark = 'as it is now'): ProductNews => ({
  ...{ product, mark, what: 'product', url: mark ? `/product/p-${product}` : null },
});

describe.each(places())('calls of partners, kept in $name', ({ makePlace }) => {
  async function start(hosts: { public: boolean; allowed: string[] } = { public: false, allowed: [] }) {
    const place = await makePlace();
    const time = new ManualTime();
    const lines: string[] = [];
    const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
    const open = (keys = [OLD]) => {
      const opened = createSubmissions({
        ...place,
        deliver: { service: async () => {} },
        requestsKeptMs: REQUESTS_KEPT_MS,
        partnerCalls: { hosts, seal: createSeal(keys, SEALED_FOR), publicUrl: 'https://labels.test' },
        log: { info: write, warn: write, error: write } as never,
        ...{ clock: time.clock, monotonic: time.monotonic, schedule: time.schedule },
      });
      onTestFinished(() => opened.close());
      opened.start();
      return opened;
    };
    const submissions = open();
    const receiver = await startReceiver();
    await submissions.partners.add('Press', terms);
    const { webhook, secret } = (await submissions.webhooks.add('Press', {
      ...{ url: receiver.url, topics: ['product.changed', 'product.removed'] },
    }))!;
    const listed = async () => (await submissions.webhooks.list('Press'))[0]!;
    /** Moves on until this holds: far slower than a lease ends, for a call takes its time on a busy machine. */
    const passing = (check: () => unknown) =>
      eventually(async () => {
        time.advance(STEP_MS);
        await check();
      });
    return { place, time, lines, open, submissions, receiver, webhook, secret, listed, passing };
  }

  it('tells what changed, signed, until it is taken, each time by the same name', async () => {
    const { submissions, receiver, secret, listed, passing, time } = await start();
    receiver.status = 503;
    await submissions.tellProducts([news(12)]);
    await passing(() => expect(receiver.received.length).toBeGreaterThanOrEqual(3));
    expect(await listed()).toMatchObject({ waiting: 1, fault: '503', failingSince: expect.any(Number) });
    receiver.status = 200;
    await passing(async () => expect(await listed()).toMatchObject({ waiting: 0, fault: null }));
    const [first] = receiver.received;
    expect(first!.json).toEqual({
      type: 'product.changed',
      timestamp: new Date(time.started).toISOString(),
      data: { id: 12, url: 'https://labels.test/product/p-12' },
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received.every(call => isSigned(secret, call))).toBe(true);
    expect(isSigned(`whsec_${'A'.repeat(43)}=`, first!)).toBe(false);
  });

  it('tells each state once, of a deletion too, and nobody else', async () => {
    const { submissions, receiver, passing } = await start();
    await Promise.all([submissions.tellProducts([news(12), news(13)]), submissions.tellProducts([news(12)])]);
    await passing(() => expect(receiver.received).toHaveLength(2));
    await submissions.tellProducts([news(12, ''), { ...news(13), what: 'stock' }]);
    await passing(() => expect(receiver.received).toHaveLength(3));
    expect(receiver.received[2]!.json).toMatchObject({ type: 'product.removed', data: { id: 12, url: null } });
  });

  it('keeps of a product the last news alone while its partner takes none', async () => {
    const { submissions, receiver, listed, passing, lines } = await start();
    receiver.status = 500;
    await submissions.tellProducts([news(12, 'at first')]);
    await passing(() => expect(lines.join('\n')).toContain('a partner was not told yet'));
    for (const mark of ['later', 'later still', '']) await submissions.tellProducts([news(12, mark)]);
    await submissions.tellProducts([news(13)]);
    expect(await listed()).toMatchObject({ waiting: 2 });
    receiver.status = 200;
    await passing(async () => expect(await listed()).toMatchObject({ waiting: 0 }));
    expect(receiver.received.findLast(({ json }) => json.data.id === 12)!.json.type).toBe('product.removed');
  });

  it('is told nothing any more without the scope or a key', async () => {
    const { submissions, receiver, listed, passing } = await start();
    receiver.status = 500;
    await submissions.tellProducts([news(1)]);
    await passing(() => expect(receiver.received).toHaveLength(1));
    await submissions.partners.change('Press', { scopes: ['quotes'] });
    await submissions.tellProducts([news(2)]);
    await passing(async () => expect(await listed()).toMatchObject({ waiting: 0 }));
    await submissions.partners.change('Press', { scopes: ['catalogue'] });
    await submissions.partners.revoke('Press');
    await submissions.tellProducts([news(3)]);
    expect([receiver.received.length, (await listed()).waiting]).toEqual([1, 0]);
  });

  it('goes on after a restart, and its secrets outlive the key that sealed them', async () => {
    const { submissions, receiver, secret, open, passing, place } = await start();
    receiver.status = 500;
    await submissions.tellProducts([news(1)]);
    await passing(() => expect(receiver.received).toHaveLength(1));
    await submissions.close();
    const database = await openDatabase(place, Date.now());
    const sealed = async () => (await database.query('SELECT secret FROM partner_webhook'))[0]!.secret as string;
    const before = await sealed();
    expect(before).not.toContain(secret.slice(6));
    receiver.status = 200;
    const both = open([NEW, OLD]);
    await passing(async () => expect((await both.webhooks.list())[0]).toMatchObject({ waiting: 0 }));
    expect(createSeal([NEW], SEALED_FOR).open(await sealed())).toBe(secret);
    await both.close();
    const alone = open([NEW]);
    await alone.tellProducts([news(2)]);
    await passing(() => expect(receiver.received.at(-1)!.json.data).toMatchObject({ id: 2 }));
    expect(isSigned(secret, receiver.received.at(-1)!)).toBe(true);
    await database.close();
  });

  it('calls an address no more that wants no more, says so, and goes on where it ended', async () => {
    const { submissions, receiver, listed, passing, lines, webhook } = await start();
    receiver.status = 410;
    await submissions.tellProducts([news(1)]);
    await passing(async () => expect(await listed()).toMatchObject({ endedAt: expect.any(Number), parked: 1 }));
    expect(lines.join('\n')).toContain('a partner wants no more calls');
    await submissions.tellProducts([news(2)]);
    expect(await listed()).toMatchObject({ waiting: 0, parked: 1 });
    expect(await submissions.webhooks.backlog()).toEqual({ pending: 0, parked: 1, ended: 1 });
    receiver.status = 204;
    expect(await submissions.webhooks.resume('Press', webhook.id)).toMatchObject({ endedAt: null, waiting: 1 });
    await passing(async () => expect(await listed()).toMatchObject({ waiting: 0, lastTakenAt: expect.any(Number) }));
    expect(await submissions.webhooks.resume('Others', webhook.id)).toBeNull();
    expect(await submissions.webhooks.remove('Press', webhook.id)).toMatchObject({ id: webhook.id });
    expect(await submissions.webhooks.list()).toEqual([]);
  });

  it('calls an address no more that took nothing for a week of many tries, and not for one look at a wrong clock', {
    tags: 'proof',
  }, async () => {
    const { submissions, receiver, listed, passing, lines, time } = await start();
    receiver.status = 500;
    await submissions.tellProducts([news(1)]);
    // Noted, not only made: what failed a moment before the clock was set may else be noted by the new time.
    await passing(async () => expect(await listed()).toMatchObject({ failingSince: expect.any(Number) }));
    time.setClock(time.now + 8 * DAY_MS);
    await passing(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2));
    expect(await listed()).toMatchObject({ endedAt: null });
    const failures = () => lines.filter(line => line.includes('a partner ')).length;
    while ((await listed()).endedAt === null) {
      const before = failures();
      time.advance(LONGEST_MS);
      // The last one may have failed between the two looks before it.
      await passing(async () => expect(failures() > before || (await listed()).endedAt !== null).toBe(true));
    }
    expect(await listed()).toMatchObject({ endedAt: expect.any(Number), parked: 1 });
    expect(receiver.received).toHaveLength(PATIENCE_TRIES);
    await eventually(() => expect(lines.join('\n')).toContain('a partner took no call for a week'));
  });

  it('lets nobody wait for a partner that is down', async () => {
    const { submissions, receiver, passing } = await start();
    const away = await startReceiver();
    away.status = 500;
    await submissions.webhooks.add('Press', { url: away.url, topics: ['product.changed'] });
    await submissions.tellProducts(Array.from({ length: 40 }, (_, at) => news(at)));
    await passing(() => expect(receiver.received).toHaveLength(40));
    expect(away.received.length).toBeLessThan(20);
  });
});

describe('where a partner may be called', () => {
  const message = { secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, name: 'msg_1', body: '{}', now: 0 };
  async function post(
    url: string,
    hosts: { public: boolean; allowed: string[] },
    found = '127.0.0.1',
    signal = new AbortController().signal,
  ) {
    const poster = createPoster(hosts, (_, options, answer) =>
      options.all ? answer(null, [{ address: found, family: 4 }]) : answer(null, found, 4),
    );
    onTestFinished(() => poster.close());
    return poster.post({ ...message, url }, signal);
  }
  const strict = { public: true, allowed: [] };

  it('a name that leads into a network of our own is not called, whatever it led to when it was registered', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const refused = { type: 'unreachable', fault: 'PrivateAddress' };
    for (const ip of ['127.0.0.1', '10.0.0.7', '169.254.169.254'])
      expect(await post(`https://partner.example:${port}/`, strict, ip)).toEqual(refused);
    expect(await post(receiver.url, strict)).toEqual(refused);
    expect(receiver.received).toEqual([]);
    const host = `partner.example:${port}`;
    expect(await post(`http://${host}/`, { public: true, allowed: [host] })).toEqual({ type: 'taken' });
  });

  it('one that takes too long is told from others by a word', async () => {
    const { url, host } = await startReceiver();
    const late = AbortSignal.abort(new DOMException('no answer in time', 'TimeoutError'));
    expect(await post(url, { public: true, allowed: [host] }, undefined, late)).toEqual({
      type: 'unreachable',
      fault: 'TimeoutError',
    });
  });

  it('a lead to elsewhere is not followed', async () => {
    const [receiver, inside] = [await startReceiver(), await startReceiver()];
    receiver.status = 307;
    receiver.location = inside.url;
    expect(await post(receiver.url, { public: true, allowed: [receiver.host] })).toEqual({
      type: 'refused',
      status: 307,
    });
    expect(inside.received).toEqual([]);
  });
});
