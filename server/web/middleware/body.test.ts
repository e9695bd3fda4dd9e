import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpRefusal } from '../../http/refusal.ts';
import { readBody } from './body.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(async (req, res) => {
    try {
      const text = await readBody(req, { limit: 1_000 });
      res.end(`read ${text}`);
    } catch (error) {
      const refusal = error as HttpRefusal;
      res.writeHead(refusal.status, refusal.headers).end(refusal.code);
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = async (body: Buffer | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: body as BodyInit, headers });
  return `${response.status} ${await response.text()}`;
};

describe('a body', () => {
  it('is read as text', async () => {
    expect(await post('Ø 25 mm 😀')).toBe('200 read Ø 25 mm 😀');
    expect(await post('')).toBe('200 read ');
    expect(await post('x', { 'content-encoding': 'identity' })).toBe('200 read x');
    expect(await post('x', { 'content-type': 'application/json; charset=UTF-8' })).toBe('200 read x');
    expect(await post('a'.repeat(1_000))).toMatch(/^200/);
  });

  it('beyond its limit is refused, however much is sent', async () => {
    expect(await post('a'.repeat(1_001))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(await post(Buffer.alloc(10 * 1024 * 1024))).toBe('413 PAYLOAD_TOO_LARGE');
  });

  it('without an announced length is refused as it passes the limit', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST' }, response => {
        response.resume();
        resolve(response.statusCode!);
      });
      sent.on('error', reject);
      for (let i = 0; i < 50; i++) sent.write('a'.repeat(1_000));
      sent.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    Buffer.from([0x7b, 0xff, 0x7d]),
    Buffer.from([0xc3, 0x28]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0xf0, 0x9f, 0x98]),
    Buffer.from('{"a":"é"}', 'latin1'),
  ])('that is not UTF-8 is refused', async bytes => {
    expect(await post(bytes)).toBe('400 INVALID_UTF8');
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, br', 'nonsense'])('encoded as %s is refused', async encoding => {
    expect(await post('x', { 'content-encoding': encoding })).toBe('415 UNSUPPORTED_ENCODING');
  });

  it('in another charset is refused', async () => {
    expect(await post('x', { 'content-type': 'application/json; charset=utf-16' })).toBe('415 UNSUPPORTED_ENCODING');
  });
});
