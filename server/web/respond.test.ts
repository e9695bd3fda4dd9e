import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedResponse } from '../cache/cachedResponse.ts';
import { tooMany } from '../http/tooMany.ts';
import { matches, negotiate, sendCached, sendJson, sendRefusal } from './respond.ts';

const html = Buffer.from('<p>page</p>'.repeat(500));
const page = cachedResponse(200, { 'content-type': 'text/html' }, html);
const short = cachedResponse(404, { 'content-type': 'text/html' }, Buffer.from('<p>none</p>'));
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/page') void sendCached(request, response, page, { 'cache-control': 'no-cache' });
    else if (request.url === '/short') void sendCached(request, response, short);
    else if (request.url === '/json') sendJson(request, response, { a: 'é' });
    else if (request.url === '/odd') {
      try {
        sendJson(request, response, {}, { headers: { location: '/標籤' } });
      } catch {
        sendJson(request, response, {}, { status: 500 });
      }
    } else sendRefusal(request, response, tooMany(2_000), 'id-1');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Without fetch's own decompression. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request } = await import('undici');
  const { statusCode, headers: received, body } = await request(origin + path, { method, headers });
  return { status: statusCode, headers: received, body: Buffer.from(await body.arrayBuffer()) };
}

describe('cached bytes', () => {
  it('are sent in the encoding the client takes, each with a validator of its own', async () => {
    const plain = await get('/page');
    const zipped = await get('/page', { 'accept-encoding': 'gzip, deflate' });
    const brotli = await get('/page', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.body.equals(html)).toBe(true);
    expect(gunzipSync(zipped.body).equals(html)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(html)).toBe(true);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
  });

  it('are not sent to one who has them', async () => {
    const { headers } = await get('/page', { 'accept-encoding': 'br' });
    const again = await get('/page', { 'accept-encoding': 'br', 'if-none-match': `W/${headers.etag}, "other"` });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get('/page', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('keep their status, and are not compressed where it gains nothing', async () => {
    const { status, headers, body } = await get('/short', { 'accept-encoding': 'br', 'if-none-match': short.etag });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe('<p>none</p>');
  });

  it('have no body for HEAD but all its headers', async () => {
    const head = await get('/page', {}, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(html.length));
  });
});

describe('a negotiation', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['zstd, deflate', 'identity'],
  ])('of %s is %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
  });

  it('of validators compares what they name', () => {
    expect(matches('"a"', '"a"')).toBe(true);
    expect(matches('*', '"a"')).toBe(true);
    expect(matches('"a-gzip"', '"a"')).toBe(true);
    expect(matches('"b", "c"', '"a"')).toBe(false);
    expect(matches(undefined, '"a"')).toBe(false);
  });
});

describe('other answers', () => {
  it('are JSON', async () => {
    const { headers, body } = await get('/json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(String(body))).toEqual({ a: 'é' });
  });

  it('refuse in the shape of a GraphQL error', async () => {
    const { status, headers, body } = await get('/refusal');
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(JSON.parse(String(body))).toEqual({
      errors: [
        { message: 'Too many requests. Try again in 2 s.', extensions: { code: 'RATE_LIMITED', requestId: 'id-1' } },
      ],
    });
  });
});

describe('an answer to a client that is still sending', () => {
  const begun = (path = '/refusal') => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n{`);
    return socket;
  };

  it('closes the connection, also when nothing more comes', async () => {
    const began = performance.now();
    const answer = await text(begun());
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('RATE_LIMITED');
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('reaches one that sends all of it before it reads', async () => {
    const socket = begun();
    await new Promise<void>(resolve => socket.write('x'.repeat(4_999_999), () => resolve()));
    expect(await text(socket)).toContain('RATE_LIMITED');
  });

  it('fails at once where no header can hold it', async () => {
    expect(await text(begun('/odd'))).toMatch(/^HTTP\/1.1 500 /);
  });

  it('leaves the connection of one that has sent everything', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const request = 'POST /refusal HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n';
    socket.write(`${request}\r\n{}${request}Connection: close\r\n\r\n{}`);
    expect((await text(socket)).match(/RATE_LIMITED/g)).toHaveLength(2);
  });
});
