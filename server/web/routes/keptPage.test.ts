import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import type { TestGateway } from '../../test/ask.ts';
import { rows, startRecorded } from '../../test/recorded.ts';
import { createApp } from '../app.ts';
import type { FetchAnswer } from '../pages/renderer.ts';

const service = startRecorded();
const operations = new Map([['posts', operationOf('{ posts { items { slug } } }')]]);
const ASK = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'posts' } } });
const json = { 'content-type': 'application/json' };

let gateway: TestGateway;
let server: Server;
let origin: string;
/** addresses that were rendered */
let rendered: string[];

/** A client whose every page shows the posts. */
const renderer = async () => ({
  async render({ request: asked, fetch }: { request: Request; fetch: FetchAnswer }) {
    const { pathname, search } = new URL(asked.url);
    rendered.push(pathname + search);
    const posts = await (
      await fetch('https://labels.test/graphql', { method: 'POST', headers: json, body: ASK })
    ).json();
    const page = {
      kind: 'page' as const,
      status: 200,
      html: `<p>${JSON.stringify(posts)}</p>`,
      styles: { global: '', named: [] },
    };
    return { ...page, summary: null, routerState: {}, modules: [], faults: [] };
  },
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
});

beforeAll(async () => {
  gateway = service.gateway({ operations, env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url } });
  server = createServer(createApp({ gateway, log: pino({ level: 'silent' }), renderer, assets: async () => false }));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  rendered = [];
  gateway.store.clear();
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one' }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: received, body } = await request(origin + path, { headers });
  const { 'x-request-id': _, date: __, ...rest } = received;
  return { status: statusCode, headers: rest, body: await body.text() };
}

it('sends a cached page as it was sent first, whoever asks', async () => {
  const first = await get('/blog?page=2');
  const cookie = { cookie: 'cart=whatever; has-cart=1' };
  for (const headers of [{}, cookie, {}]) expect(await get('/blog?page=2', headers)).toEqual(first);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect((await get('/blog?utm_source=x&page=2')).headers.etag).toBe(first.headers.etag);
  expect((await get('/blog?page=2', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  expect(rendered).toEqual(['/blog?page=2']);
});

it('makes a page anew once what it shows was purged', async () => {
  for (let i = 0; i < 3; i += 1) await get('/blog');
  service.on(/^\/wp\/v2\/posts/, rows({ id: 2, slug: 'two' }));
  gateway.store.outdate('everything');
  expect((await get('/blog')).body).toContain('two');
  expect(rendered).toEqual(['/blog', '/blog']);
});

it('looks at the host before it looks at what is kept', async () => {
  for (let i = 0; i < 3; i += 1) await get('/blog');
  expect((await get('/blog', { host: 'evil.example' })).status).toBe(421);
});

it('shows the operator another page where there is one, and everyone else theirs', async () => {
  for (let i = 0; i < 3; i += 1) await get('/seo-tools');
  const { operatorToken } = gateway.services.config;
  const own = await get('/seo-tools', { authorization: `Bearer ${operatorToken}` });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(rendered).toEqual(['/seo-tools', '/seo-tools']);
});
