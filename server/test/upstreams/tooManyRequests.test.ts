import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../ask.ts';
import { type Reply, row, rows, startRecorded } from '../recorded.ts';

// A service that finds our calls too many is left alone for as long as it says.

const service = startRecorded();
const HOME = '{ posts { items { slug } } pages { items { slug } } }';
const MORE = '{ posts(page: 2) { items { slug } } }';
const SECOND = 1_000;

const working = () => {
  service.on(/^\/wp\/v2\/posts/, rows(row('wp-posts-title-entity', { slug: 'a-post' })));
  service.on(/^\/wp\/v2\/pages/, rows('wp-page-acf-empty'));
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-simple'));
};
const refusing = (headers: Record<string, string> = {}, status = 429): Reply => ({
  status,
  headers,
  body: '<h1>No</h1>',
});
const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const content = () => service.calls.filter(path => path.startsWith('/wp/v2/')).length;

afterEach(() => void vi.useRealTimers());

/** A gateway that has just been told by the content service to ask no more. */
async function refusedBy(answer: Reply) {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.on(/^\/wp\/v2\//, answer);
  const gateway = service.gateway();
  await ask(gateway, '{ posts { items { slug } } }');
  working();
  service.calls.length = 0;
  return gateway;
}

/** After how many milliseconds, to the second, it asks again. */
async function asksAfter(answer: Reply): Promise<number> {
  const gateway = await refusedBy(answer);
  for (let waited = 0; ; waited += SECOND, later(SECOND)) {
    if (waited > 200 * SECOND) throw new Error('It never asks again.');
    await ask(gateway, MORE);
    if (content()) return waited;
  }
}

it('asks a service that says 429 for nothing more until it may, and shows meanwhile what it knows', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  working();
  const gateway = service.gateway();
  const first = await ask(gateway, HOME);
  service.on(/^\/wp\/v2\//, refusing({ 'retry-after': '30' }));
  later(120 * SECOND);
  gateway.store.outdate('everything');
  expect(await ask(gateway, HOME)).toEqual(first);
  const asked = content();
  later(28 * SECOND);
  expect(await ask(gateway, HOME)).toEqual(first);
  const { errors } = await ask(gateway, MORE);
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(content()).toBe(asked);
  working();
  later(3 * SECOND);
  expect((await ask(gateway, MORE)).errors).toEqual([]);
});

it('does not ask again at once, and goes on asking the other service', async () => {
  const gateway = await refusedBy(refusing({ 'retry-after': '30' }));
  const { data } = await ask(gateway, '{ posts { items { slug } } products { items { slug } } }');
  expect(data).toMatchObject({ posts: null, products: { items: [{}] } });
  expect(content()).toBe(0);
});

const at = (ms: number) => new Date(ms).toUTCString();
const NOON = Date.UTC(2026, 10, 27, 12);

it.each<[string, Reply, number]>([
  ['as many seconds as it says', refusing({ 'retry-after': '7' }), 7],
  [
    'until the time that it names, by its own clock',
    refusing({ 'retry-after': at(NOON + 20_000), date: at(NOON) }),
    20,
  ],
  ['as many seconds as WooCommerce says', refusing({ 'ratelimit-retry-after': '9' }), 9],
  ['a minute where it wants an hour', refusing({ 'retry-after': '3600' }), 60],
  ['five seconds where it does not say', refusing(), 5],
  ['five seconds where it says nothing that can be read', refusing({ 'retry-after': 'soon' }), 5],
  ['a second where it says none', refusing({ 'retry-after': '0' }), 1],
  ['as long after a 503 that says so', refusing({ 'retry-after': '12' }, 503), 12],
  [
    'not at all after a WordPress under maintenance, which always says ten minutes',
    refusing({ 'retry-after': '600' }, 503),
    0,
  ],
])('waits %s', async (_, answer, seconds) => {
  expect(await asksAfter(answer)).toBe(seconds * SECOND);
});

it('rests a service that says so six times in a row, like any that fails', async () => {
  const gateway = await refusedBy(refusing({ 'retry-after': '1' }));
  service.on(/^\/wp\/v2\//, refusing({ 'retry-after': '1' }));
  for (let more = 0; more < 5; more++) {
    later(1_001);
    await ask(gateway, MORE);
  }
  expect(content()).toBe(5);
  later(1_001);
  await ask(gateway, MORE);
  expect(content()).toBe(5);
});
