import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import type { TestGateway } from '../../test/ask.ts';
import { eventually } from '../../test/eventually.ts';
import { rows, startRecorded } from '../../test/recorded.ts';
import { createApp } from '../app.ts';
import type { FetchAnswer } from '../pages/renderer.ts';
import { serveSite } from './uploads/testUploads.ts';

// What a CDN in front is told of pages and answers, and what it is asked to drop.

const service = startRecorded();
const operations = new Map([['posts', operationOf('{ posts { items { slug } } }')]]);
const persisted = { persistedQuery: { version: 1, sha256Hash: 'posts' } };
const QUERY = `/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted))}`;
const json = { 'content-type': 'application/json' };

/** The tags that the CDN was asked to drop. */
let dropped: string[] = [];
let cdn: Server;
let server: Server;
let gateway: TestGateway;
let origin: string;
/** Called while a page is made. */
let meanwhile = () => {};

const renderer = async () => ({
  async render({ fetch }: { fetch: FetchAnswer }) {
    const body = JSON.stringify({ extensions: persisted });
    const posts = await (await fetch('https://labels.test/graphql', { method: 'POST', headers: json, body })).json();
    meanwhile();
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

const behind = (kind: string, purgeUrl: string) => ({
  ...{ PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url },
  ...{ CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_TOKEN: 'a-token' },
});

async function listening(made: Server): Promise<string> {
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  cdn = createServer((asked, response) => {
    dropped.push(...String(asked.headers['surrogate-key']).split(' '));
    response.end('{}');
  });
  gateway = service.gateway({ operations, env: behind('fastly', await listening(cdn)) });
  server = createServer(createApp({ gateway, log: pino({ level: 'silent' }), renderer, assets: async () => false }));
  origin = await listening(server);
});
beforeEach(() => {
  gateway.store.clear();
  meanwhile = () => {};
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one' }));
});
afterAll(() => {
  for (const one of [server, cdn]) {
    one.closeAllConnections();
    one.close();
  }
});

async function headersOf(path: string, options: { method?: 'GET' | 'POST'; body?: string; headers?: object } = {}) {
  const headers = { ...json, ...options.headers } as Record<string, string>;
  const answer = await request(origin + path, { ...options, headers });
  await answer.body.dump();
  return answer.headers;
}

const FOR_CDN = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=2, stale-if-error=86400$/;

it.each(['/blog', QUERY])(
  'tells how long %s may be kept and by what to drop it, when it is made and when it is sent again',
  async path => {
    for (let i = 0; i < 3; i += 1) {
      const { 'cache-control': control, 'surrogate-key': keys, vary } = await headersOf(path);
      const [, seconds] = FOR_CDN.exec(String(control)) ?? [];
      expect(Number(seconds)).toBeGreaterThan(1);
      expect(Number(seconds)).toBeLessThanOrEqual(3_600);
      expect(keys).toMatch(/^all( [\w-]{8})+$/);
      expect(keys).not.toContain('post');
      // A partner's page is answered for its origin and key: it may not have what everybody gets.
      if (path === QUERY) expect(vary).toBe('Accept, Origin, X-Api-Key, Accept-Encoding');
    }
  },
);

it.each([
  ['cloudflare', 'cache-tag', ','],
  ['fastly', 'surrogate-key', ' '],
  ['varnish', 'surrogate-key', ' '],
] as const)('names to %s in %s, and in no other header, by what to drop a page', async (kind, named, separator) => {
  // What is dropped at its start is no business of the other tests.
  const another = createServer((_, response) => response.end('{}'));
  const tagging = service.gateway({ operations, env: behind(kind, await listening(another)) });
  const site = await serveSite(tagging, { renderer });
  onTestFinished(() => {
    site.close();
    another.closeAllConnections();
    another.close();
  });
  const answer = await request(`${site.origin}/blog`);
  await answer.body.dump();
  const header = String(answer.headers[named]);
  expect(header.split(separator)).toContain('all');
  expect(header.split(separator).length).toBeGreaterThan(1);
  expect(header).toMatch(separator === ',' ? /^[\w-]+(,[\w-]+)*$/ : /^[\w-]+( [\w-]+)*$/);
  expect(['cache-tag', 'surrogate-key'].filter(name => name in answer.headers)).toEqual([named]);
});

it.each([
  ['what one visitor has', '/cart', {}, 'private, no-store'],
  [
    'an answer to a POST',
    '/graphql',
    { method: 'POST', body: JSON.stringify({ extensions: persisted }) },
    'private, no-store',
  ],
  ['a page of which the operator sees more', '/seo-tools', {}, 'public, max-age=0, must-revalidate'],
] as const)('lets nobody keep %s', async (_, path, options, control) => {
  const headers = await headersOf(path, options);
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual([control, undefined]);
});

it('asks to drop what a page was made from, as soon as that has changed', async () => {
  const keys = String((await headersOf('/blog'))['surrogate-key']).split(' ');
  dropped = [];
  gateway.store.outdate(['posts']);
  await eventually(async () => expect(dropped.filter(tag => keys.includes(tag))).not.toEqual([]));
  expect(dropped).not.toContain('all');
});

it('does not let a page be kept that was made while what it shows changed', async () => {
  meanwhile = () => gateway.store.outdate(['posts']);
  expect(await headersOf('/blog')).not.toHaveProperty('surrogate-key');
  meanwhile = () => {};
  expect(await headersOf('/blog')).toHaveProperty('surrogate-key');
});
