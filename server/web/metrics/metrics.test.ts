import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spoilIndex } from '../../catalogue/test/spoilIndex.ts';
import { operationOf } from '../../graphql/operations.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { freePort } from '../../test/freePort.ts';
import { serveSite } from '../routes/uploads/testUploads.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';

const service = startEmbedded();
const TOKEN = 'a-token-of-the-operator-of-this-test';
const SECRET = 'what-wordpress-signs-with-in-this-test';
const hash = 'a'.repeat(64);
const authorization = `Bearer ${TOKEN}`;

/** A site whose process is watched, with one registered operation. */
async function watchedSite({ env, ...more }: { upstream?: string; env?: Record<string, string> } = {}) {
  const operations = new Map([
    [hash, operationOf('query ProductNames { products(perPage: 2) { items { name shortDescription } } }')],
  ]);
  const gateway = service.another({
    ...more,
    operations,
    env: { OPERATOR_TOKEN: TOKEN, WEBHOOK_SECRET: SECRET, ...env },
  });
  const metrics = createMetrics(gateway);
  onTestFinished(() => metrics.close());
  if (!more.upstream) await gateway.ready();
  const site = await serveSite(gateway, { metrics });
  onTestFinished(() => site.close());
  const read = async () => (await fetch(`${site.origin}/metrics`, { headers: { authorization } })).text();
  return { ...site, gateway, metrics, read };
}

const post = (origin: string, body: object) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(response => response.json());
const registered = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };

/** The value of one line, whatever the order of its labels. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      one =>
        one.split(/[{ ]/)[0] === name &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

it('tells what was asked by operation, route and status, and what it cost at the upstreams', async () => {
  const site = await watchedSite();
  const before = await site.read();
  await post(site.origin, registered);
  await post(site.origin, registered);
  await post(site.origin, { query: 'query OfAVisitor { site { name } }' });
  await post(site.origin, { query: '{ nothing }' });
  const text = await site.read();
  const grown = (name: string, labels: Record<string, string>) =>
    (sampleOf(text, name, labels) ?? 0) - (sampleOf(before, name, labels) ?? 0);
  expect(grown('gateway_operations_total', { operation: 'ProductNames', outcome: 'ok' })).toBe(1);
  expect(grown('gateway_operations_total', { operation: 'ProductNames', outcome: 'cached' })).toBe(1);
  expect(grown('gateway_operations_total', { operation: 'other', outcome: 'ok' })).toBe(1);
  expect(text).not.toContain('OfAVisitor');
  expect(grown('gateway_requests_total', { route: 'graphql', method: 'POST', status: '200' })).toBeGreaterThanOrEqual(
    3,
  );
  const collection = 'wc/v3/products';
  const calls = 'gateway_upstream_call_duration_seconds_count';
  expect(grown(calls, { upstream: 'shop', collection, outcome: '200' })).toBe(1);
  expect(grown('gateway_cache_reads_total', { kind: 'answer', outcome: 'hit' })).toBe(1);
  expect(grown('gateway_cache_reads_total', { kind: 'answer', outcome: 'miss' })).toBe(1);
  expect(sampleOf(text, 'gateway_cache_entries', { kind: 'answer' })).toBe(1);
  expect(sampleOf(text, 'gateway_index_ready')).toBe(1);
  const counted = await post(site.origin, { query: '{ posts(perPage: 1) { pageInfo { totalItems } } }' });
  expect(sampleOf(text, 'gateway_index_entries', { kind: 'post' })).toBe(counted.data.posts.pageInfo.totalItems);
  expect(sampleOf(text, 'gateway_submissions', { state: 'pending' })).toBe(0);
  expect(sampleOf(text, 'gateway_orders_unclear')).toBe(0);
  expect(sampleOf(text, 'gateway_quotes', { status: 'IN_REVIEW' })).toBe(0);
  expect(sampleOf(text, 'gateway_partner_calls', { state: 'parked' })).toBe(0);
  expect(sampleOf(text, 'gateway_partner_addresses_ended')).toBe(0);
  expect(sampleOf(text, 'gateway_uploads_waiting_bytes')).toBe(0);
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

it('has nothing at /metrics for anyone but the operator', async () => {
  const { origin } = await watchedSite();
  for (const wrong of ['', 'Bearer not-the-token-of-the-operator']) {
    const response = await fetch(`${origin}/metrics`, {
      headers: { authorization: wrong, accept: 'application/json' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('gateway_');
  }
});

it('keeps its labels to closed lists, whatever a visitor asks for', async () => {
  const { origin, read } = await watchedSite();
  const asked = ['/_image/x/1.webp', '/uploads/abc', '/a-path-of-a-visitor', '/feed.xml', '/assets/none.js', '/mcp'];
  await Promise.all(asked.map(path => fetch(origin + path, { method: 'PURGE' })));
  await Promise.all(asked.map(path => fetch(origin + path)));
  const text = await read();
  expect(text).not.toContain('visitor');
  expect(text).not.toContain('PURGE');
  const routes = [...text.matchAll(/gateway_requests_total\{route="([^"]+)"/g)].map(([, route]) => route);
  expect(new Set(routes)).toEqual(new Set(['image', 'upload', 'page', 'file', 'asset', 'mcp']));
});

it('counts calls at /webhooks by what became of them', async () => {
  const { origin, read } = await watchedSite();
  const body = JSON.stringify({ id: 5027 });
  const signature = createHmac('sha256', SECRET).update(body).digest('base64');
  const call = (signed: string) =>
    fetch(`${origin}/webhooks`, {
      method: 'POST',
      body,
      headers: {
        ...{ 'content-type': 'application/json', 'x-wc-webhook-topic': 'product.updated' },
        ...{ 'x-wc-webhook-delivery-id': 'one', 'x-wc-webhook-signature': signed },
      },
    });
  const before = await read();
  await call(signature);
  await call(signature);
  await call('bm90IHNpZ25lZA==');
  const text = await read();
  const grown = (outcome: string) =>
    (sampleOf(text, 'gateway_webhooks_total', { outcome }) ?? 0) -
    (sampleOf(before, 'gateway_webhooks_total', { outcome }) ?? 0);
  expect(['taken', 'repeated', 'refused'].map(grown)).toEqual([1, 1, 1]);
});

it('says that an upstream is left alone once it failed again and again', async () => {
  const { origin, read } = await watchedSite({ upstream: `http://127.0.0.1:${await freePort()}` });
  for (let times = 0; times < 3; times++) await post(origin, { query: '{ posts { items { title } } }' });
  const text = await read();
  expect(sampleOf(text, 'gateway_upstream_resting', { upstream: 'content' })).toBe(1);
  expect(sampleOf(text, 'gateway_upstream_call_duration_seconds_count', { outcome: 'unreachable' })).toBeGreaterThan(0);
  expect(sampleOf(text, 'gateway_index_age_seconds')).toBeUndefined();
  expect(sampleOf(text, 'gateway_index_ready')).toBe(0);
});

/** What is told on a port of its own. */
async function toldOnPort(metrics: Metrics): Promise<Response> {
  const metricsPort = await freePort();
  const server = await serveMetrics(metrics, { host: '127.0.0.1', metricsPort });
  onTestFinished(() => server?.close());
  return fetch(`http://127.0.0.1:${metricsPort}/metrics`);
}

it('serves the same on a port of its own, without a token', async () => {
  const { metrics } = await watchedSite();
  const response = await toldOnPort(metrics);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toContain('gateway_index_ready 1');
  expect((await fetch(new URL('/', response.url))).status).toBe(404);
});

describe('tells what it can, and goes on,', () => {
  it('while the index cannot be read', async () => {
    const { gateway, metrics } = await watchedSite();
    spoilIndex(gateway.services.config.dataDir);
    const text = await (await toldOnPort(metrics)).text();
    expect(sampleOf(text, 'gateway_index_age_seconds')).toBeUndefined();
    expect(sampleOf(text, 'gateway_workers')).toBe(1);
  });

  it('while what is stored cannot be read', async () => {
    const { metrics } = await watchedSite({ env: { DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/none` } });
    const text = await (await toldOnPort(metrics)).text();
    expect(text).not.toContain('gateway_submissions{');
    expect(sampleOf(text, 'gateway_workers')).toBe(1);
  });
});
