import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { operationOf } from '../graphql/operations.ts';
import { startEmbedded } from '../test/embedded.ts';
import { freePort } from '../test/freePort.ts';
import type { FetchAnswer } from '../web/pages/renderer.ts';
import { serveSite } from '../web/routes/uploads/testUploads.ts';
import { startTracing } from './tracing.ts';

const service = startEmbedded();
const hash = 'b'.repeat(64);
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** Starts to trace. What it logs comes as level and words. */
const start = (options: { endpoint: string; ratio: number }, heard: [string, unknown][] = []) =>
  startTracing({
    ...{ ...options, service: 'gateway', version: 'test' },
    log: {
      info: (...said: unknown[]) => void heard.push(['info', said.at(-1)]),
      warn: (...said: unknown[]) => void heard.push(['warn', said.at(-1)]),
    },
  });

/** A collector on loopback that remembers the spans it is sent. */
async function collector() {
  const spans: Span[] = [];
  let sent = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent += Buffer.concat(chunks).toString();
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    // biome-ignore lint/suspicious/noExplicitAny: as the protocol has it
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans as any[]) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, sent: () => sent };
}

/** The embedded service behind a door that remembers the header by which a trace goes on. */
async function listeningService() {
  const parents: string[] = [];
  const server = createServer(async ({ url, headers }, response) => {
    if (headers.traceparent) parents.push(String(headers.traceparent));
    const { host: _, ...more } = headers as Record<string, string>;
    const answer = await fetch(service.demo.url + url, { headers: more });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, parents };
}

it('follows a request from its caller through operation and resolver to the call upstream, and tells the next', async () => {
  const { endpoint, spans, sent } = await collector();
  const stop = start({ endpoint, ratio: 1 });
  const upstream = await listeningService();
  const operations = new Map([[hash, operationOf('query Read($slug: String) { post(slug: $slug) { title } }')]]);
  const gateway = service.another({ operations, upstream: upstream.url });
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({
      variables: { slug: 'written-by-a-visitor' },
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });
  expect(response.status).toBe(200);
  await stop();
  const named = (name: string) => spans.find(span => span.name === name && span.traceId === TRACE)!;
  const chain = ['POST graphql', 'operation Read', 'resolve post', 'GET content wp/v2/posts'].map(named);
  expect(chain.map(span => span?.name)).toEqual([
    'POST graphql',
    'operation Read',
    'resolve post',
    'GET content wp/v2/posts',
  ]);
  expect(chain.map(span => span.parentSpanId)).toEqual([CALLER, ...chain.slice(0, 3).map(span => span.spanId)]);
  expect(upstream.parents).toContain(`00-${TRACE}-${chain[3]!.spanId}-01`);
  expect(sent()).not.toContain('written-by-a-visitor');
});

/** A page made of one post, as the client asks for it. */
const postPage = async () => ({
  async render({ fetch }: { fetch: FetchAnswer }) {
    const asked = { variables: { slug: 'post-1' }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
    const headers = { 'content-type': 'application/json' };
    const post = await fetch('https://labels.test/graphql', { method: 'POST', headers, body: JSON.stringify(asked) });
    const styles = { global: '', named: [] };
    const html = JSON.stringify(await post.json());
    const page = { kind: 'page' as const, status: 200, html, styles, modules: [], faults: [] };
    return { ...page, summary: null, routerState: {} };
  },
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
});

it('follows a page from its caller through operation and resolver to the call upstream', async () => {
  const { endpoint, spans } = await collector();
  const stop = start({ endpoint, ratio: 1 });
  const upstream = await listeningService();
  const operations = new Map([[hash, operationOf('query Read($slug: String) { post(slug: $slug) { title } }')]]);
  const site = await serveSite(service.another({ operations, upstream: upstream.url }), { renderer: postPage });
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/blog`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Post 1')]);
  await stop();
  const names = ['GET page', 'operation Read', 'resolve post', 'GET content wp/v2/posts'];
  const chain = names.map(name => spans.find(span => span.name === name && span.traceId === TRACE));
  expect(chain.map(span => span?.name)).toEqual(names);
  expect(chain.map(span => span!.parentSpanId)).toEqual([CALLER, ...chain.slice(0, 3).map(span => span!.spanId)]);
});

it('makes a whole trace of a request or none: what is done for one that is left out begins no trace of its own', async () => {
  const { endpoint, spans } = await collector();
  const stop = start({ endpoint, ratio: 0.5 });
  const site = await serveSite(service.another());
  onTestFinished(() => site.close());
  const ask = (post: number) =>
    fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ post(slug: "post-${post}") { title } }` }),
    });
  for (let post = 0; post < 20; post += 1) expect((await ask(post)).status).toBe(200);
  await stop();
  const answered = new Set(spans.filter(({ name }) => name === 'POST graphql').map(({ traceId }) => traceId));
  expect(spans.filter(({ traceId }) => !answered.has(traceId)).map(({ name }) => name)).toEqual([]);
});

it.each([
  { caller: 'its caller left out', ratio: 1, traceparent: `00-${TRACE}-${CALLER}-00` },
  { caller: 'is left out and comes with a header that names no trace', ratio: 0, traceparent: 'any-text' },
])('makes nothing of a request that $caller', async ({ ratio, traceparent }) => {
  const { endpoint, spans } = await collector();
  const stop = start({ endpoint, ratio });
  const upstream = await listeningService();
  const site = await serveSite(service.another({ upstream: upstream.url }));
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ query: '{ post(slug: "left-out") { title } }' }),
  });
  expect(response.status).toBe(200);
  await stop();
  const names = spans.map(({ name }) => name);
  expect(names.filter(name => /^(POST graphql|operation|resolve)/.test(name))).toEqual([]);
  expect(upstream.parents.filter(parent => parent.endsWith('-00'))).toEqual([]);
});

it('answers, and stops, where the collector is away, and says so in the log', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const heard: [string, unknown][] = [];
  const stop = start({ endpoint, ratio: 1 }, heard);
  const site = await serveSite(service.another({}));
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/healthz`);
  expect(response.status).toBe(200);
  await stop();
  expect(heard).toEqual([['warn', 'The collector takes no traces: they are left out']]);
});

it('makes none, and tells the services of none, where no collector is named', async () => {
  const upstream = await listeningService();
  const gateway = service.another({ upstream: upstream.url });
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({ query: '{ post(slug: "any") { title } }' }),
  });
  expect(upstream.parents).toEqual([]);
});
