import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type TestGateway, testGateway } from '../../test/ask.ts';
import { eventually } from '../../test/eventually.ts';
import { serveSite } from './uploads/testUploads.ts';

// The media library's files, from a WordPress at the network's edge that has one sheet.

const SHEET = '/wp-content/uploads/2026/sheet.pdf';
let library: Server;
let gateway: TestGateway;
let site: Awaited<ReturnType<typeof serveSite>>;
let visitors = 0;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const sheet = (request: IncomingMessage, response: ServerResponse) => {
  if (request.url !== SHEET) response.writeHead(404).end();
  else if (request.headers.range === 'bytes=9-') response.writeHead(416, { 'content-range': 'bytes */8' }).end('No.');
  else response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
};

beforeAll(async () => {
  library = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>(resolve => library.listen(0, '127.0.0.1', resolve));
  gateway = testGateway({
    upstream: `http://127.0.0.1:${(library.address() as AddressInfo).port}`,
    env: { PUBLIC_URL: 'https://labels.example', TRUST_PROXY: '1' },
  });
  site = await serveSite(gateway);
});
beforeEach(() => {
  asked = [];
  answer = sheet;
  visitors += 1;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  site.close();
  library.closeAllConnections();
  library.close();
  await gateway.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { 'x-forwarded-for': `203.0.113.${visitors}`, ...headers } });

it('hands a file through', async () => {
  const response = await get(SHEET);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-1.7');
});

it('hands a file through from where Bedrock keeps its library', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
  expect((await get('/app/uploads/2026/03/sheet.pdf')).status).toBe(200);
  expect(asked).toEqual(['/app/uploads/2026/03/sheet.pdf']);
});

it.each([
  '/app/uploads/woocommerce_uploads/2026/sold.pdf',
  '/wp-content/uploads/woocommerce_uploads/2026/sold.pdf',
  '/wp-content/uploads/woocommerce%5Fuploads/2026/sold.pdf',
  '/wp-content/uploads/wc-logs/fatal-errors-2026-11-27-0a1b.log',
  '/wp-content/uploads//sites/2/woocommerce_uploads/sold.pdf',
  '/shop/wp-content/uploads/WC-Logs/fatal-errors-2026-11-27-0a1b.log',
])('does not ask for %s, which is not of the library', async closed => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('not for everybody');
  expect(await (await get(closed)).text()).not.toContain('not for everybody');
  expect(asked).not.toContain(closed);
});

it('asks for a file that is not there once in half a minute', async () => {
  const missing = '/wp-content/uploads/2026/gone.pdf';
  for (let time = 0; time < 3; time++) expect((await get(missing)).status).toBe(404);
  expect(asked).toEqual([missing]);
  const later = performance.now() + 31_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 back');
  expect((await get(missing)).status).toBe(200);
});

it('goes on with a file only where it is still the same', async () => {
  answer = ({ headers }, response) => {
    const isSame = headers['if-range'] === '"second"';
    response.writeHead(isSame ? 206 : 200, { etag: '"second"', ...(isSame && { 'content-range': 'bytes 4-7/8' }) });
    response.end(isSame ? '-1.7' : '%PDF-1.7');
  };
  const rest = { range: 'bytes=4-' };
  const resumed = await get(SHEET, { ...rest, 'if-range': '"second"' });
  expect([resumed.status, resumed.headers.get('content-range'), await resumed.text()]).toEqual([
    ...[206, 'bytes 4-7/8', '-1.7'],
  ]);
  const begun = await get(SHEET, { ...rest, 'if-range': '"first"' });
  expect([begun.status, await begun.text()]).toEqual([200, '%PDF-1.7']);
});

it('takes no part that a file does not have for a file that is not there', async () => {
  const none = await get(SHEET, { range: 'bytes=9-' });
  expect([none.status, none.headers.get('content-range'), await none.text()]).toEqual([416, 'bytes */8', '']);
  expect(none.headers.get('cache-control')).toBe('no-store');
  expect((await get(SHEET)).status).toBe(200);
});

it('lets one visitor guess so often, and goes on with the files that there are', async () => {
  await get(SHEET);
  const statuses = [];
  for (let at = 0; at < 300; at++) statuses.push((await get(`/wp-content/uploads/2026/guess-${at}.pdf`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(asked.length).toBeLessThanOrEqual(121);
  expect((await get(SHEET)).status).toBe(200);
  visitors += 1;
  expect((await get('/wp-content/uploads/2026/guess-299.pdf')).status).toBe(404);
});

it('holds eight connections to WordPress, however many ask', async () => {
  const held: ServerResponse[] = [];
  answer = (_, response) => held.push(response);
  const all = Array.from({ length: 30 }, (_, at) => get(SHEET, { 'x-forwarded-for': `203.0.${at}.1` }));
  for (let done = 0; done < 30; ) {
    await eventually(() => expect(held.length).toBeGreaterThan(0));
    await eventually(() => expect(asked.length).toBe(Math.min(30, done + 8)));
    expect(held.length).toBeLessThanOrEqual(8);
    held.shift()!.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
    done += 1;
  }
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('leaves the others of its connections free, however many files one network reads', async () => {
  const held: ServerResponse[] = [];
  answer = (_, response) => held.push(response);
  const slow = Array.from({ length: 12 }, () => get(SHEET));
  await eventually(() => expect(held).toHaveLength(4));
  answer = sheet;
  const other = await get(SHEET, { 'x-forwarded-for': '198.51.100.1' });
  expect([other.status, held.length]).toEqual([200, 4]);
  for (const response of held) sheet({ url: SHEET, headers: {} } as IncomingMessage, response);
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('gives up on whoever hardly reads', async () => {
  let over = false;
  answer = (_, response) => {
    response.once('close', () => {
      over = true;
    });
    response.writeHead(200, { 'content-type': 'video/mp4' }).write(Buffer.alloc(40_000_000));
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${SHEET} HTTP/1.1\r\nhost: labels.example\r\n\r\n`);
  await once(socket, 'readable');
  await vi.waitFor(() => expect(vi.advanceTimersByTime(30_000) && over).toBe(true), { timeout: 10_000 });
});
