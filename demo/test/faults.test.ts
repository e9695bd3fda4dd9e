import { afterEach, expect, test } from 'vitest';
import type { FaultRule } from '../http/faults.ts';
import { startDemo } from './startDemo.ts';

const { demo, send } = startDemo();

const arm = (...rules: FaultRule[]) => send('POST', '/__demo/faults', { rules });

afterEach(() => send('DELETE', '/__demo/faults'));

test('a fault answers the calls it matches, as often as it is told to', async () => {
  await arm({ path: '/wp/v2/posts', status: 503, times: 1 });
  const broken = await fetch(`${demo().url}/wp-json/wp/v2/posts`);
  expect(broken.status).toBe(503);
  expect(broken.headers.get('content-type')).toContain('text/html');
  expect(broken.headers.get('retry-after')).toBe('600');
  expect((await fetch(`${demo().url}/wp-json/wp/v2/pages`)).status).toBe(200);
  expect((await fetch(`${demo().url}/wp-json/wp/v2/posts`)).status).toBe(200);
});

test('a fault may speak JSON, and only to one method', async () => {
  await arm({ path: 'submit-quote', method: 'POST', status: 500, body: 'json' });
  const [status, body] = await send('POST', '/wp-json/diri/v1/submit-quote', {});
  expect(status).toBe(500);
  expect(body).toMatchObject({ code: 'internal_server_error' });
  expect((await send('GET', '/wp-json/diri/v1/submit-quote'))[0]).toBe(404);
});

test('a fault may only delay', async () => {
  await arm({ path: '/wp/v2/tags', delayMs: 150 });
  const before = performance.now();
  const answer = await fetch(`${demo().url}/wp-json/wp/v2/tags`);
  expect(answer.status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(140);
});

test('a fault may take its time for each row, and the host may cut it off', async () => {
  await arm({ path: '/wp/v2/posts', msPerRow: 40, hostLimitMs: 60 });
  const before = performance.now();
  expect((await fetch(`${demo().url}/wp-json/wp/v2/posts?per_page=1`)).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(35);
  expect((await fetch(`${demo().url}/wp-json/wp/v2/posts?per_page=2`)).status).toBe(504);
});

test('a fault may cut the connection, or say nothing at all', async () => {
  await arm({ path: '/wp/v2/tags', reset: true }, { path: '/wp/v2/users', hang: true });
  await expect(fetch(`${demo().url}/wp-json/wp/v2/tags`)).rejects.toThrow();
  const signal = AbortSignal.timeout(200);
  await expect(fetch(`${demo().url}/wp-json/wp/v2/users`, { signal })).rejects.toThrow(/timeout/i);
});

test.each([
  ['empty', [], null],
  ['counted', [], '0'],
  ['null', null, null],
  ['nulls', [null, null], null],
  ['objects', [{ id: expect.any(Number), slug: { rendered: expect.anything() } }], null],
  ['slugs', [{ id: expect.any(Number), slug: expect.stringMatching(/^another-/) }], null],
] as const)('a fault may tell something else, well-formed: %s', async (wrong, body, total) => {
  await arm({ path: '/wp/v2/tags', wrong });
  const answer = await fetch(`${demo().url}/wp-json/wp/v2/tags?per_page=1&_fields=id,slug`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(body);
  expect(answer.headers.get('x-wp-total')).toBe(total);
});

test('calls are listed until they are cleared', async () => {
  await send('DELETE', '/__demo/calls');
  await fetch(`${demo().url}/wp-json/wp/v2/tags?per_page=3`);
  const [, calls] = await send('GET', '/__demo/calls');
  expect(calls).toMatchObject([{ method: 'GET', path: '/wp-json/wp/v2/tags?per_page=3' }]);
});
