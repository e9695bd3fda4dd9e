import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { HttpRefusal } from '../../../http/refusal.ts';
import { eventually } from '../../../test/eventually.ts';
import { createImageAddresses } from '../../../upstreams/html/imageAddress.ts';
import { sendRefusal } from '../../respond.ts';
import { openDisk } from './disk.ts';
import { createImages, type Images } from './images.ts';
import { createFetchOriginal } from './original.ts';
import { createQueue } from './queue.ts';

const log = pino({ level: 'silent' });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c30' } });

const flat = (background: string) => sharp({ create: { width: 400, height: 300, channels: 3, background } });

let upstream: Server;
let origin: string;
let asked: string[] = [];
const bodies = new Map<string, { type: string; body: Buffer | string; status?: number; location?: string }>();

const listen = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  upstream = createServer((request, response) => {
    asked.push(request.url!);
    const found = bodies.get(request.url!);
    response.writeHead(found?.status ?? (found ? 200 : 404), {
      'content-type': found?.type ?? 'text/html',
      ...(found?.location ? { location: found.location } : {}),
    });
    response.end(found?.body);
  });
  origin = await listen(upstream);
  bodies.set('/a.png', { type: 'image/png', body: await picture(1_000, 500).png().toBuffer() });
  bodies.set('/small.png', { type: 'image/png', body: await picture(100, 50).png().toBuffer() });
  bodies.set('/turned.jpg', {
    type: 'image/jpeg',
    body: await picture(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  });
  bodies.set('/mark.svg', {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12"/></svg>',
  });
  bodies.set('/evil.svg', {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>',
  });
  // Something with as much to it as a photograph has.
  const noise = await sharp({
    create: {
      width: 700,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer();
  bodies.set('/photo.jpg', { type: 'image/jpeg', body: noise });
  const frames = await Promise.all(['#c30', '#03c'].map(colour => flat(colour).png().toBuffer()));
  bodies.set('/moving.gif', {
    type: 'image/gif',
    body: await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  });
  bodies.set('/broken.png', { type: 'image/png', body: 'no picture' });
  bodies.set('/page.png', { type: 'text/html', body: '<p>login' });
  bodies.set('/error.png', { type: 'text/html', body: 'x', status: 500 });
  bodies.set('/moved.png', { type: 'text/html', body: '', status: 301, location: '/a.png' });
  bodies.set('/away.png', { type: 'text/html', body: '', status: 302, location: 'http://169.254.169.254/latest' });
  bodies.set('/round.png', { type: 'text/html', body: '', status: 302, location: '/round.png' });
  bodies.set('/large.png', { type: 'image/png', body: Buffer.alloc(300_000) });
});

let images: Images;
let site: Server;
let address: string;
let dataDir: string;
const addresses = createImageAddresses({ secrets: ['s'.repeat(32)], origins: () => [origin] });

beforeEach(async () => {
  asked = [];
  dataDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  images = createImages({ addresses, dataDir, log, fetchOriginal: createFetchOriginal({ maxBytes: 200_000 }) });
  site?.close();
  site = createServer((request, response) => {
    images.serve(request, response).catch((error: HttpRefusal) => sendRefusal(request, response, error, 'id'));
  });
  address = await listen(site);
});
afterAll(() => {
  for (const server of [upstream, site]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = async (src: string, width = 320, format: 'webp' | 'avif' | 'jpeg' = 'webp', init: RequestInit = {}) => {
  const response = await fetch(address + addresses.url(origin + src, width, format), init);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
};

describe('a picture', () => {
  it.each(['webp', 'avif', 'jpeg'] as const)('is made in the width and format asked for: %s', async format => {
    const { status, headers, body } = await get('/a.png', 320, format);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(`image/${format}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(body).metadata()).toMatchObject({
      width: 320,
      height: 160,
      format: format === 'avif' ? 'heif' : format,
    });
  });

  it('is never enlarged, but a drawing is drawn as wide as asked for', async () => {
    expect((await sharp((await get('/small.png', 800)).body).metadata()).width).toBe(100);
    expect((await sharp((await get('/mark.svg', 320)).body).metadata()).width).toBe(320);
  });

  it('stands upright', async () => {
    expect(await sharp((await get('/turned.jpg', 160)).body).metadata()).toMatchObject({ width: 160, height: 320 });
  });

  it('is made once, however many ask at once, and fetched once for all its sizes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/a.png', 480)));
    await get('/a.png', 640);
    expect(asked).toEqual(['/a.png']);
    expect(readdirSync(path.join(dataDir, 'images')).length).toBe(2);
  });

  it('is still there after a restart', async () => {
    await get('/a.png');
    images = createImages({ addresses, dataDir, log, fetchOriginal: () => Promise.reject(new Error('offline')) });
    expect((await get('/a.png')).status).toBe(200);
  });

  it('goes out as WebP until its AVIF is made, to those who take that', async () => {
    const modern = { headers: { accept: 'image/avif,image/webp,*/*' } };
    const first = await get('/photo.jpg', 640, 'webp', modern);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const later = await eventually(async () => {
      const again = await get('/photo.jpg', 640, 'webp', modern);
      expect(again.headers.get('content-type')).toBe('image/avif');
      return again;
    });
    expect(later.headers.get('cache-control')).toContain('immutable');
    expect(later.headers.get('vary')).toBe('accept');
    expect(later.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(later.body.length).toBeLessThan(first.body.length);
    const plain = await get('/photo.jpg', 640, 'webp', { headers: { accept: 'image/webp' } });
    expect(plain.headers.get('content-type')).toBe('image/webp');
    expect(plain.headers.get('vary')).toBe('accept');
  });

  it('keeps moving where it moves', async () => {
    const modern = { headers: { accept: 'image/avif,*/*' } };
    const settled = await eventually(async () => {
      const picture = await get('/moving.gif', 320, 'webp', modern);
      expect(picture.headers.get('cache-control')).toContain('immutable');
      return picture;
    });
    expect(settled.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(settled.body, { animated: true }).metadata()).pages).toBe(2);
  });

  it('is not sent to one who has it', async () => {
    const { headers } = await get('/a.png');
    const again = await get('/a.png', 320, 'webp', { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  it('has no body for HEAD', async () => {
    const head = await get('/a.png', 320, 'webp', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50);
    expect(head.body.length).toBe(0);
  });

  it('follows a redirect on its own host', async () => {
    expect((await get('/moved.png')).status).toBe(200);
  });
});

describe('a picture that cannot be had', () => {
  it.each([
    ['/none.png', 404],
    ['/broken.png', 502],
    ['/page.png', 502],
    ['/error.png', 502],
    ['/away.png', 502],
    ['/round.png', 502],
    ['/large.png', 502],
  ])('%s is answered with %i, and asked for once', async (src, status) => {
    expect((await get(src)).status).toBe(status);
    const before = asked.length;
    expect((await get(src)).status).toBe(status);
    expect(asked.length).toBe(before);
  });

  it('reaches no file of this machine', async () => {
    const { status, body } = await get('/evil.svg', 160, 'jpeg');
    expect([200, 502]).toContain(status);
    expect(String(body)).not.toContain('root:');
  });

  it('is unknown with a wrong signature, a width off the list or another method', async () => {
    const url = addresses.url(`${origin}/a.png`, 320, 'webp')!;
    for (const bad of [
      url.replace('a.png', 'b.png'),
      url.replace('/320.', '/321.'),
      url.replace('.webp', '.gif'),
      '/_image/',
      '/_image/%',
    ])
      expect((await fetch(address + bad)).status, bad).toBe(404);
    expect((await fetch(address + url, { method: 'POST' })).status).toBe(405);
    expect(asked).toEqual([]);
  });

  it('names what it is in the answer, and nothing of the service', async () => {
    const { headers, body } = await get('/error.png');
    expect(JSON.parse(String(body))).toEqual({
      errors: [
        { message: 'The image could not be fetched.', extensions: { code: 'IMAGE_UNAVAILABLE', requestId: 'id' } },
      ],
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the folder of pictures', () => {
  it('holds so many bytes; what was asked for longest ago goes', async () => {
    const dir = path.join(dataDir, 'disk');
    const disk = openDisk(dir, 25_000);
    await disk.write('a', Buffer.alloc(10_000));
    await disk.write('b', Buffer.alloc(10_000));
    await disk.read('a');
    await disk.write('c', Buffer.alloc(10_000));
    expect(await disk.read('b')).toBeNull();
    expect((await disk.read('a'))?.length).toBe(10_000);
    await expect.poll(() => readdirSync(dir).toSorted()).toEqual(['a', 'c']);
    const size = await openDisk(dir, 15_000).size();
    expect([size >= 10_000, size < 15_000]).toEqual([true, true]);
  });

  it('survives a file that somebody took away', async () => {
    const disk = openDisk(path.join(dataDir, 'gone'), 2_500);
    await disk.write('a', Buffer.alloc(10));
    const { rmSync } = await import('node:fs');
    rmSync(path.join(dataDir, 'gone', 'a'));
    expect(await disk.read('a')).toBeNull();
  });
});

describe('pictures of a slow service', () => {
  it('have their time from their turn on, however many a page has', async () => {
    const [pictureMs, timeoutMs] = [250, 2_500];
    let [running, most] = [0, 0];
    const slow = createServer((_, response) => {
      most = Math.max(most, ++running);
      setTimeout(() => {
        running -= 1;
        response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
      }, pictureMs);
    });
    const place = await listen(slow);
    onTestFinished(() => void slow.close());
    const fetchOriginal = createFetchOriginal({ timeoutMs });
    const page = Array.from({ length: 48 }, (_, n) => fetchOriginal(place, `/${n}.png`).then(String));
    expect(new Set(await Promise.all(page))).toEqual(new Set(['a picture']));
    expect(most).toBe(4);
  });
});

describe('the queue', () => {
  it('works on two at a time and refuses a line that is too long', async () => {
    const queue = createQueue(2, 3);
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => setTimeout(resolve, 5));
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue(work)));
    expect(most).toBe(2);
    expect(results.map(result => result.status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
    await queue(work);
    expect(most).toBe(2);
  });
});
