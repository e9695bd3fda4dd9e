import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Agent } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { exchange } from './exchange.ts';

const pool = new Agent({ connections: 2, pipelining: 1 });

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (origin: string, timeoutMs = 5_000, begun: (status: number) => void = () => {}) =>
  exchange(pool, { name: 'shop', path: '/asked', request: { origin, path: '/', method: 'GET' }, timeoutMs, begun });

it('answers with status, headers and the whole text', async () => {
  const origin = await serve((_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.writeHead(404, { 'x-wp-total': '3' });
    response.write(Buffer.from('né').subarray(0, 2));
    setImmediate(() => response.end(Buffer.from('né').subarray(2)));
  });
  const begun: number[] = [];
  const { status, headers, text } = await ask(origin, 5_000, code => begun.push(code));
  expect([status, headers['x-wp-total'], text, begun]).toEqual([404, '3', 'né', [404]]);
});

it('waits no longer than it may for the first byte, or for the last', async () => {
  let asked = 0;
  const origin = await serve((_, response) => {
    asked += 1;
    if (asked === 2) response.write('[');
  });
  await expect(ask(origin, 500)).rejects.toMatchObject({ fault: 'timeout', path: '/asked' });
  await expect(ask(origin, 500)).rejects.toMatchObject({ fault: 'timeout' });
  expect(asked).toBe(2);
});

it('leaves what waits for a connection when its time is up, and never sends it', async () => {
  const asked: string[] = [];
  const origin = await serve(request => void asked.push(request.url!));
  await Promise.allSettled([ask(origin, 800), ask(origin, 800), ask(origin, 300)]);
  expect(asked).toHaveLength(2);
});

it('takes no body above its limit', async () => {
  const origin = await serve((_, response) => {
    response.on('close', () => response.destroy());
    const more = () => {
      while (!response.destroyed)
        if (!response.write(Buffer.alloc(65_536, 32))) return void response.once('drain', more);
    };
    more();
  });
  await expect(ask(origin)).rejects.toMatchObject({ fault: 'too-large', status: 200 });
});

it('rejects where the connection ends before the answer does', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('[', () => response.destroy());
  });
  await expect(ask(origin)).rejects.toThrow();
});

it('leaves nothing behind that only a look through the whole heap takes away', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
  const body = 'x'.repeat(60_000);
  const origin = await serve((_, response) => response.end(body));
  const grown = () =>
    v8
      .getHeapSpaceStatistics()
      .filter(({ space_name }) => /^(old|large_object)_space$/.test(space_name))
      .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  for (let call = 0; call < 20; call += 1) await ask(origin);
  collect();
  const before = grown();
  for (let call = 0; call < 200; call += 1) {
    await ask(origin);
    if (call % 5 === 4) collect({ type: 'minor' });
  }
  expect((grown() - before) / 200).toBeLessThan(body.length / 10);
});
