import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { MockAgent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpRefusal } from '../../../http/refusal.ts';
import { eventually } from '../../../test/eventually.ts';
import { createImageAddresses } from '../../../upstreams/html/imageAddress.ts';
import { sendRefusal } from '../../respond.ts';
import { createImages, type Images } from './images.ts';
import { createFetchOriginal } from './original.ts';
import { exampleOriginals, listen } from './test/originals.ts';

const log = pino({ level: 'silent' });

let upstream: Server;
let origin: string;
let asked: string[] = [];

beforeAll(async () => {
  const bodies = await exampleOriginals();
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

  it('is not fetched without TLS where its origin has it', async () => {
    const network = new MockAgent();
    network.disableNetConnect();
    const [safe, plain] = ['https', 'http'].map(scheme => network.get(`${scheme}://cdn.example`));
    safe!.intercept({ path: '/a.png' }).reply(302, '', { headers: { location: 'http://cdn.example/a.png' } });
    plain!.intercept({ path: '/a.png' }).reply(200, 'a picture', { headers: { 'content-type': 'image/png' } });
    const fetchOriginal = createFetchOriginal({ dispatcher: network });
    await expect(fetchOriginal('https://cdn.example', '/a.png')).rejects.toThrow(/^Refused to follow/);
    await network.close();
  });

  it('reaches no file of this machine', async () => {
    const { status, body } = await get('/evil.svg', 160, 'jpeg');
    expect([200, 502]).toContain(status);
    expect(String(body)).not.toContain('root:');
  });

  it('costs others nothing while it is drawn, and is given up for all its widths', { timeout: 20_000 }, async () => {
    images = createImages({ addresses, dataDir, log, fetchOriginal: createFetchOriginal(), longestMs: 2_000 });
    const hanging = Promise.all([get('/endless.svg', 160), get('/endless.svg', 320), get('/endless.svg', 480)]);
    expect((await get('/a.png')).status).toBe(200);
    expect((await hanging).map(({ status }) => status)).toEqual([502, 502, 502]);
    expect((await get('/mark.svg')).status).toBe(200);
  });

  it('is not drawn where that takes more memory than there is', { tags: 'proof', timeout: 60_000 }, async () => {
    const vast = sharp({ create: { width: 4_200, height: 4_200, channels: 3, background: '#c30' } });
    const bytes = await vast.avif({ effort: 0 }).toBuffer();
    images = createImages({ addresses, dataDir, log, fetchOriginal: () => Promise.resolve(bytes) });
    expect((await get('/vast.avif')).status).toBe(502);
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
