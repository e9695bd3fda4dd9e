import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Cdn } from '../../config.ts';
import { eventually } from '../../test/eventually.ts';
import { freePort } from '../../test/freePort.ts';
import { type CdnPurger, createCdnPurger } from './cdnPurger.ts';
import { cdnTag } from './cdnTags.ts';

interface Called {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let purgeUrl: string;
let called: Called[] = [];
/** What the CDN says to the next calls; then it does what it is asked. */
let refusals: { status: number; body: string }[] = [];
let purger: CdnPurger | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    called.push({ method: request.method, headers: request.headers, body: await text(request) });
    const { status, body } = refusals.shift() ?? { status: 200, body: '{"success":true,"status":"ok"}' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterEach(async () => {
  await purger?.close();
  called = [];
  refusals = [];
});
afterAll(() => server.close());

let said = '';

const purging = (kind: Cdn['kind'], at = purgeUrl) => {
  said = '';
  const write = (line: string) => {
    said += line;
  };
  const log = pino({}, { write });
  purger = createCdnPurger({ cdn: { kind, purgeUrl: at, purgeToken: 'a-token' }, log });
  return purger;
};
const [product, posts] = [cdnTag('product:1'), cdnTag('posts')];

it.each([
  [
    'cloudflare',
    ({ method, headers, body }: Called) => [method, headers.authorization, JSON.parse(body)],
    ['POST', 'Bearer a-token', { tags: [product, posts, 'many'] }],
  ],
  [
    'fastly',
    ({ method, headers }: Called) => [method, headers['fastly-key'], headers['surrogate-key']],
    ['POST', 'a-token', `${product} ${posts} many`],
  ],
  [
    'varnish',
    ({ method, headers }: Called) => [method, headers.authorization, headers['xkey-purge']],
    ['PURGE', 'Bearer a-token', `${product} ${posts} many`],
  ],
] as const)(
  'tells %s in one call what changed together, and again what may have been on its way',
  async (kind, read, told) => {
    const cdn = purging(kind);
    cdn.purge(['product:1']);
    cdn.purge(new Set(['posts', 'product:1']));
    await eventually(async () => expect(called).toHaveLength(2));
    expect(called.map(read)).toEqual([told, told]);
  },
);

it('asks again for what was refused, with what changed meanwhile', async () => {
  refusals = [
    { status: 503, body: '' },
    { status: 200, body: '{"success":false,"errors":[{"code":1000}]}' },
  ];
  const cdn = purging('cloudflare');
  cdn.purge(['product:1']);
  await eventually(async () => expect(called).toHaveLength(1));
  cdn.purge(['posts']);
  await eventually(async () => expect(called.length).toBeGreaterThanOrEqual(3));
  const tags = called.map(({ body }) => JSON.parse(body).tags as string[]);
  expect(tags[0]).toEqual([product, 'many']);
  expect(tags[2]!.toSorted()).toEqual([product, posts, 'many'].toSorted());
});

it('names nothing again in the next call that was dropped by the last', async () => {
  const cdn = purging('fastly');
  const keys = () => called.map(({ headers }) => headers['surrogate-key']);
  cdn.purge(['product:1']);
  await eventually(async () => expect(called).toHaveLength(1));
  cdn.purge(['posts']);
  await eventually(async () => expect(keys()).toContain(`${posts} many`));
});

it('says why the CDN did not do it, and nothing of the token', async () => {
  refusals = [{ status: 403, body: '{"success":false,"errors":[{"message":"a-token is no token"}]}' }];
  purging('cloudflare').purge(['product:1']);
  await eventually(() => expect(said).toContain('"reason":"status 403"'));
  await purger?.close();
  expect(said).not.toContain('a-token');
  purging('cloudflare', `http://127.0.0.1:${await freePort()}/purge`).purge(['product:1']);
  await eventually(() => expect(said).toContain('"reason":"ECONNREFUSED"'));
});

it('drops everything by the one tag that all have, and where too much changed to name it', async () => {
  const cdn = purging('fastly');
  cdn.purge('everything');
  await eventually(async () => expect(called.map(({ headers }) => headers['surrogate-key'])).toContain('all'));
  called = [];
  cdn.purge(Array.from({ length: 600 }, (_, at) => `product:${at}`));
  await eventually(async () => expect(called[0]?.headers['surrogate-key']).toBe('all'));
});

it('names no more in a call than the CDN takes', async () => {
  purging('cloudflare').purge(Array.from({ length: 70 }, (_, at) => `product:${at}`));
  await eventually(async () => expect(called.length).toBeGreaterThanOrEqual(3));
  expect(called.slice(0, 3).map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 30, 11]);
});
