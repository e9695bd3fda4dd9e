import { expect, it, onTestFinished } from 'vitest';
import { writeAccessLog } from '../../telemetry/accessLog.ts';
import { requestServed } from '../../telemetry/events.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startEmbedded();

async function beaconSite() {
  const metrics = createMetrics(service.gateway);
  onTestFinished(() => metrics.close());
  const site = await serveSite(service.gateway, { metrics });
  onTestFinished(() => site.close());
  const tell = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/beacon`, { method: 'POST', body, headers: { accept: 'application/json', ...headers } });
  return { ...site, metrics, tell };
}

it('counts what browsers measured', async () => {
  const { metrics, tell } = await beaconSite();
  const told = [
    { name: 'LCP', value: 812.5 },
    { name: 'CLS', value: 0.02 },
    { name: 'error', value: 1 },
  ];
  expect((await tell(JSON.stringify(told))).status).toBe(204);
  const text = await metrics.text();
  expect(text).toContain('gateway_page_measure_sum{name="LCP"} 812.5');
  expect(text).toContain('gateway_page_measure_bucket{le="0.1",name="CLS"} 1');
  expect(text).toContain('gateway_page_errors_total 1');
});

it.each([
  ['no JSON', 'LCP=1'],
  ['a name of its own', '[{"name":"me@example.com","value":1}]'],
  ['a value of its own', '[{"name":"LCP","value":"me@example.com"}]'],
  ['nothing', '[]'],
  ['too many', JSON.stringify(Array.from({ length: 11 }, () => ({ name: 'LCP', value: 1 })))],
])('refuses %s, and counts nothing of it', async (_, body) => {
  const { metrics, tell } = await beaconSite();
  const response = await tell(body);
  expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, 'BAD_BEACON']);
  const text = await metrics.text();
  expect(text).not.toContain('gateway_page_measure_count{');
  expect(text).not.toContain('example.com');
});

it('takes none from another site, and none that is long', async () => {
  const { tell } = await beaconSite();
  expect((await tell('[{"name":"LCP","value":1}]', { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await tell('x'.repeat(2_000))).status).toBe(413);
});

it.each([
  ['/quote/Q-7F3K', '/quote/:reference?'],
  ['/quote/Q-7F3K/print', undefined],
  ['/quote/Q-7F3K.txt', '/quote/:reference?'],
  ['//quote//Q-7F3K', '/quote/:reference?'],
  ['/quote%2FQ-7F3K', '/quote/:reference?'],
  ['/quote%252FQ-7F3K%', '/quote/:reference?'],
  [`/quote%${'25'.repeat(9)}2FQ-7F3K`, '/quote/:reference?'],
  ['/quote%%%%%3232322FQ-7F3K', '/quote%%%'],
  ['/%51uote/Q-7F3K', '/quote/:reference?'],
  ['/blog/..%2f.%2e/quote/Q-7F3K', '/quote/:reference?'],
  ['\\quote\\Q-7F3K', '/quote/:reference?'],
  ['http://labels.test/quote/Q-7F3K?as=1', '/quote/:reference?'],
  ['http://labels.test/uploads/Q-7F3K', undefined],
  ['//operator/quotes/Q-7F3K', undefined],
  ['/cart/Q-7F3K', '/cart/:list'],
  ['http://labels.test', '/'],
  ['//blog//archive/', '/blog/archive/'],
  ['/post/caf%C3%A9', '/post/caf%C3%A9'],
])('writes of a path that is one visitor’s own the screen alone, however it is written: %s', (path, shown) => {
  const lines: { path?: string }[] = [];
  onTestFinished(writeAccessLog({ info: (line: object) => lines.push(line) } as never));
  requestServed.publish({ id: 'one', path, method: 'GET', status: 200, ms: 1 });
  expect(lines.map(line => line.path)).toEqual([shown]);
});

it('writes a line for each answer where that is asked for, with the route alone where the address is a key', async () => {
  const lines: { msg: string; route: string; path?: string; status: number }[] = [];
  const log = { info: (line: object, msg: string) => lines.push({ ...line, msg } as never) };
  onTestFinished(writeAccessLog(log as never));
  const { origin } = await beaconSite();
  await fetch(`${origin}/feed.xml?utm=me@example.com`);
  await fetch(`${origin}/order-received/12?key=wc_order_secret`);
  await fetch(`${origin}/uploads/a-signed-link`);
  await fetch(`${origin}/healthz`);
  expect(lines.map(({ route, path }) => [route, path])).toEqual([
    ['file', '/feed.xml'],
    ['page', '/order-received/:id'],
    ['upload', undefined],
    ['health', '/healthz'],
  ]);
  expect(lines.every(line => line.msg === 'answered' && line.status > 0)).toBe(true);
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|secret|signed/);
});
