import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../guard/address.ts';
import type { HttpRefusal } from '../guard/refusal.ts';
import { sendRefusal } from './respond.ts';
import { createUploads } from './uploads.ts';

let upstream: Server;
let site: Server;
let address: string;
const seen: { url: string; cookie: string | undefined }[] = [];

const listen = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  upstream = createServer((request, response) => {
    seen.push({ url: request.url!, cookie: request.headers.cookie });
    if (request.url!.endsWith('/none.pdf')) response.writeHead(404).end();
    else if (request.url!.endsWith('/away.pdf')) response.writeHead(302, { location: 'http://evil.example/' }).end();
    else if (request.url!.endsWith('/down.pdf')) response.writeHead(500).end('secret');
    else if (request.headers.range) response.writeHead(206, { 'content-range': 'bytes 0-1/4' }).end('%P');
    else response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'wp=1', etag: '"x"' }).end('%PDF');
  });
  const origin = await listen(upstream);
  const uploads = createUploads({ origins: () => [origin], log: pino({ level: 'silent' }) });
  site = createServer((request, response) => {
    uploads(request, response, addressOf(request.url, 'http://localhost')).catch((error: HttpRefusal) =>
      sendRefusal(request, response, error, 'id'),
    );
  });
  address = await listen(site);
});
afterAll(() => {
  for (const server of [upstream, site]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = (path: string, init?: RequestInit) => fetch(`${address}/wp-content/uploads/${path}`, init);

describe('a file that content links to', () => {
  it('is passed on as what its name says, without cookies either way', async () => {
    const response = await get('2026/sheet.pdf', { headers: { cookie: 'cart=secret' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('etag')).toBe('"x"');
    expect(seen.at(-1)).toEqual({ url: '/wp-content/uploads/2026/sheet.pdf', cookie: undefined });
  });

  it('is saved and not shown where a browser might run it, and can be had in part', async () => {
    expect((await get('a.zip')).headers.get('content-disposition')).toBe('attachment');
    const part = await get('a.pdf', { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/4']);
    expect(await (await get('a.pdf', { method: 'HEAD' })).text()).toBe('');
  });

  it.each([
    ['none.pdf', 404],
    ['away.pdf', 404],
    ['down.pdf', 502],
    ['x.php', 404],
    ['x.html', 404],
    ['x.svg', 404],
    ['x', 404],
    ['../../wp-config.txt', 404],
    ['..%2f..%2fwp-json/x.php', 404],
    ['..%2F..%5Cbackup.zip', 404],
  ])('%s is answered with %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret');
  });
});
