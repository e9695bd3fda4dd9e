import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../test/ask.ts';
import { eventually } from '../../../test/eventually.ts';
import { startRecorded } from '../../../test/recorded.ts';
import { pdf, serveSite, stored, svg, upload } from './testUploads.ts';

const service = startRecorded();
const MB = 1024 * 1024;
let gateway: TestGateway;
let site: Awaited<ReturnType<typeof serveSite>>;

const open = async (env: Record<string, string> = {}) => {
  site?.close();
  gateway = service.gateway({ env });
  site = await serveSite(gateway);
};
beforeEach(() => open());
afterAll(() => site.close());

const one = (bytes: Uint8Array, name: string, key?: string) =>
  upload(site.origin, [{ bytes, name, ...(key ? { key } : {}) }]);
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
/** What the operator is to look at. */
const failures = () =>
  gateway.lines
    .map(line => JSON.parse(line) as { level: number; msg: string })
    .flatMap(({ level, msg }) => (level >= 50 ? [msg] : []));
/** Everything of a body but its end. */
const brokenOff = (bytes: number) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7${'x'.repeat(bytes)}`;

describe('a file', () => {
  it('is stored once it is acknowledged, under an id that nobody can guess', async () => {
    const { status, headers, body } = await one(pdf(), 'seal.pdf');
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{32}$/),
      name: 'seal.pdf',
      type: 'application/pdf',
      bytes: pdf().length,
    });
    expect(stored(gateway)).toEqual({ receiving: [], waiting: [body.id], claimed: [] });
  });

  it('takes no long time, however long its name is', async () => {
    const began = process.threadCpuUsage();
    expect((await one(pdf(), `a${'.'.repeat(70_000)}b.pdf`)).body.name).toMatch(/^a\.{1,100}pdf$/);
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it.each([
    ['PDF', async () => pdf(), 'application/pdf'],
    [
      'Illustrator 8',
      async () => Buffer.from('%!PS-Adobe-3.0 \r%%Creator: Adobe Illustrator'),
      'application/postscript',
    ],
    ['EPS', async () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1'), 'application/postscript'],
    ['EPS with a preview', async () => Buffer.from('c5d0d3c61e00000000000000', 'hex'), 'application/postscript'],
    ['SVG', async () => svg(), 'image/svg+xml'],
    [
      'SVG of Illustrator',
      async () =>
        Buffer.from(
          '\ufeff<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns "http://x/">\n]>\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
        ),
      'image/svg+xml',
    ],
    [
      'SVG of an older Illustrator',
      async () =>
        Buffer.from(
          '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 9.0 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20000303 Stylable//EN" "http://www.w3.org/TR/2000/03/WD-SVG-20000303/DTD/svg-20000303-stylable.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY st0 "fill:none;">\n]>\n<svg xmlns="&ns_svg;" width="600"/>',
        ),
      'image/svg+xml',
    ],
    ['PNG', () => picture().png().toBuffer(), 'image/png'],
    ['JPEG', () => picture().jpeg().toBuffer(), 'image/jpeg'],
    ['TIFF', () => picture().tiff().toBuffer(), 'image/tiff'],
  ])('may be a %s, whatever it is called', async (_, make, type) => {
    const { status, body } = await one(await make(), 'artwork');
    expect(status).toBe(201);
    expect(body.type).toBe(type);
  });

  it.each([
    ['HTML named as a picture', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'logo.png'],
    ['HTML with a drawing in it', Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>'), 'a.svg'],
    [
      'HTML that names the drawing and its name space',
      Buffer.from('<!-- http://www.w3.org/2000/svg --><html><svg></svg></html>'),
      'a.svg',
    ],
    ['what only begins like a drawing', Buffer.from('<svgx xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
    ['a drawing without its name space', Buffer.from('<svg onload="alert(1)"></svg>'), 'a.svg'],
    ['an archive with a PDF in it', Buffer.concat([Buffer.from('504b030414000000', 'hex'), pdf()]), 'a.pdf'],
    ['a PDF that begins as something else', Buffer.concat([Buffer.from('MZ'), pdf()]), 'a.pdf'],
    ['a script', Buffer.from('%!\ncalc.exe'), 'a.ps'],
    ['an animation', Buffer.from('GIF89a0000000'), 'a.gif'],
    ['text', Buffer.from('quote me'), 'a.pdf'],
  ])('is refused where it is %s', async (_, bytes, name) => {
    const { status, body } = await one(bytes, name);
    expect(status).toBe(415);
    expect(body).toEqual({ code: 'FILE_TYPE', message: expect.stringContaining('PDF') });
    expect(stored(gateway)).toEqual({ receiving: [], waiting: [], claimed: [] });
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['CON', '_CON.pdf'],
    ['nul.tar.pdf', '_nul.tar.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['   . ', 'artwork.pdf'],
    ['seal\u202Efdp.exe', 'sealfdp.exe.pdf'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    ['<img src=x>:"|?*.PDF', '_img src=x______.pdf'],
    ['a\r\nb.pdf', 'a b.pdf'],
    [`${'x'.repeat(120)}.pdf`, `${'x'.repeat(100)}.pdf`],
    ['Etikett grün 標籤.ai', 'Etikett grün 標籤.ai'],
    ['page.html', 'page.html.pdf'],
  ])('called %j is kept as %s', async (given, kept) => {
    expect((await one(pdf(), given)).body.name).toBe(kept);
  });

  it('of 10 MB is taken, of one byte more it is not', async () => {
    const bytes = Buffer.alloc(10 * MB + 1, '%PDF-1.7\n');
    expect((await one(bytes.subarray(0, 10 * MB), 'a.pdf')).body.bytes).toBe(10 * MB);
    const refused = await one(bytes, 'a.pdf');
    expect(refused.status).toBe(413);
    expect(refused.body.code).toBe('FILE_TOO_LARGE');
    expect(stored(gateway)).toMatchObject({ receiving: [], waiting: [expect.any(String)] });
  });

  it('that cannot be written is no success', async () => {
    const folder = join(gateway.services.config.artworkDir, 'receiving');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    const { status, body } = await one(pdf(), 'a.pdf');
    expect([status, body.code]).toEqual([503, 'STORAGE_FAILED']);
    expect(failures()).toEqual(['Artwork could not be stored']);
    rmSync(folder);
    mkdirSync(folder);
    expect((await one(pdf(), 'a.pdf')).status).toBe(201);
  });

  it('that is empty is refused', async () => {
    expect((await one(Buffer.alloc(0), 'a.pdf')).body.code).toBe('FILE_EMPTY');
  });
});

describe('several files', () => {
  it('are answered one by one, and what comes after five is refused', async () => {
    const files = ['1', '2', '3', '4', '5', '6'].map(name => ({ bytes: pdf(name), name: `${name}.pdf` }));
    const { status, body } = await upload(site.origin, files.with(1, { bytes: Buffer.from('text'), name: '2.pdf' }));
    expect(status).toBe(200);
    expect(body.map((result: { name?: string; code?: string }) => result.name ?? result.code)).toEqual([
      ...['1.pdf', 'FILE_TYPE', '3.pdf', '4.pdf', '5.pdf', 'TOO_MANY_FILES'],
    ]);
    expect(stored(gateway).waiting).toHaveLength(4);
  });

  it('with the same key and content are one, also at once; another key or content is another', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => one(pdf(), 'a.pdf', 'key-1')));
    answers.push(await one(pdf(), 'a.pdf', 'key-1'));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(stored(gateway)).toMatchObject({ receiving: [], waiting: [answers[0]!.body.id] });
    await one(pdf('other'), 'a.pdf', 'key-1');
    await one(pdf(), 'a.pdf', 'key-2');
    await one(pdf(), 'a.pdf');
    expect(stored(gateway).waiting).toHaveLength(4);
  });

  it('with an empty key are each a file of its own', async () => {
    const body = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="key"\r\n\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${pdf()}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const name of ['a.pdf', 'b.pdf'])
      await fetch(`${site.origin}/uploads`, { method: 'POST', body: body(name), headers });
    expect(stored(gateway).waiting).toHaveLength(2);
  });

  it('of one visitor fill a quarter of what may wait', async () => {
    await open({ ARTWORK_WAITING_MB: '50' });
    const bytes = Buffer.alloc(3 * MB, '%PDF-1.7\n');
    expect((await one(bytes, 'a.pdf')).status).toBe(201);
    const refused = await one(bytes, 'b.pdf');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('UPLOAD_QUOTA');
  });

  const large = Buffer.alloc(10 * MB, '%PDF-1.7\n');
  const from = async (visitor: string) => {
    const { status, body } = await upload(site.origin, [{ bytes: large, name: 'a.pdf' }], {
      'x-forwarded-for': visitor,
    });
    return body.code ?? status;
  };

  it('of many visitors fill what may wait', { tags: 'proof' }, async () => {
    await open({ ARTWORK_WAITING_MB: '50', TRUST_PROXY: '1' });
    for (const network of [1, 2, 3, 4, 5]) expect(await from(`192.0.${network}.1`)).toBe(201);
    expect(await from('192.0.6.1')).toBe('UPLOADS_FULL');
  });

  it.each([
    ['192.0.2.1', '192.0.2.2', '192.0.3.1'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'],
  ])('of one network fill a quarter of what may wait, whoever sends them: %s', async (first, neighbour, other) => {
    await open({ ARTWORK_WAITING_MB: '50', TRUST_PROXY: '1' });
    expect([await from(first), await from(neighbour), await from(other)]).toEqual([201, 'UPLOADS_FULL', 201]);
  });
});

describe('a request', () => {
  const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.origin}/uploads`, { method: 'POST', body, headers });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  const typed = { 'content-type': 'multipart/form-data; boundary=b' };

  it('that comes from another site is refused', async () => {
    const { status, body } = await upload(site.origin, [{ bytes: pdf(), name: 'a.pdf' }], {
      origin: 'https://evil.example',
    });
    expect([status, body.code]).toEqual([403, 'CROSS_SITE_REQUEST']);
    expect(stored(gateway).waiting).toEqual([]);
  });

  it('of a listed page may tell how far it is, for which its browser asks first', async () => {
    const page = 'https://shop.example';
    await open({ CORS_ORIGINS: page });
    const ask = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const { status, headers: said } = await fetch(`${site.origin}/uploads`, { method: 'OPTIONS', headers });
      return [status, said.get('access-control-allow-origin')];
    };
    expect(await ask(page)).toEqual([204, page]);
    expect(await ask('https://evil.example')).toEqual([204, null]);
  });

  it('that is no form of files is refused', async () => {
    expect(await post('{}', { 'content-type': 'application/json' })).toEqual([415, 'NOT_MULTIPART']);
    expect(await post('a=b', { 'content-type': 'multipart/form-data' })).toEqual([415, 'NOT_MULTIPART']);
  });

  it('that is a form without a file is refused as one', async () => {
    expect(await post('--b--\r\n', typed)).toEqual([400, 'NO_FILE']);
    expect(await post('--b\r\ncontent-disposition: form-data; name="key"\r\n\r\nx\r\n--b--\r\n', typed)).toEqual([
      ...[400, 'NO_FILE'],
    ]);
  });

  it('that has more parts than any form is refused before they are read', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
    expect(await post(`${part.repeat(41)}--b--\r\n`, typed)).toEqual([413, 'TOO_MANY_PARTS']);
    const began = process.threadCpuUsage();
    expect(await post(part.repeat(100_000), typed)).toEqual([413, 'TOO_MANY_PARTS']);
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_500_000);
  });

  it.each([10, 200_000, 11 * MB])('whose form breaks off after %i bytes of a file leaves nothing', async bytes => {
    expect(await post(brokenOff(bytes), typed)).toEqual([400, 'REQUEST_ABORTED']);
    expect(stored(gateway)).toEqual({ receiving: [], waiting: [], claimed: [] });
    expect(failures()).toEqual([]);
  });

  it('that announces more than five files have is refused before it is sent', async () => {
    const code = await new Promise((resolve, reject) => {
      const headers = { ...typed, 'content-length': String(60 * MB) };
      const sent = request(`${site.origin}/uploads`, { method: 'POST', headers }, response => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
    expect(code).toBe(413);
  });

  it('whose connection breaks in the middle of a file leaves nothing', async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(
      `POST /uploads HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${typed['content-type']}\r\ncontent-length: 9000000\r\n\r\n`,
    );
    socket.write(brokenOff(500_000));
    await eventually(() => expect(stored(gateway).receiving).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(stored(gateway)).toEqual({ receiving: [], waiting: [], claimed: [] }));
    expect(failures()).toEqual([]);
  });
});
