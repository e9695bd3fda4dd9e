import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { UpstreamError } from './errors.ts';
import { createUpstream } from './http.ts';
import { createRestRoot } from './restRoot.ts';

const program = promisify(execFile);
const fileOf = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/** Asks the service for eight things at once, and prints what became of each. */
const ASKING = `
  import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
  const { createUpstream } = await import(${fileOf('http.ts')});
  const { createRestRoot } = await import(${fileOf('restRoot.ts')});
  const root = createRestRoot(process.argv[1]);
  const shop = createUpstream({ name: 'shop', root, timeoutMs: 20_000, log: pino({ level: 'silent' }) });
  const asked = Array.from({ length: 8 }, (_, at) => shop.call('/wc/v3/products?page=' + at));
  const ends = (await Promise.allSettled(asked)).map(({ reason, value }) => reason?.fault ?? value.json.length);
  console.log(JSON.stringify(ends));
  await shop.close();`;

/** What a program with as much memory as a worker's gets of a service that answers this. */
async function askedOf(body: string): Promise<unknown> {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`;
  const flags = ['--max-heap-size=192', '--input-type=module', '--eval', ASKING, url];
  return JSON.parse((await program(process.execPath, flags)).stdout);
}

it('takes no body that is far larger once it is read', async () => {
  expect(await askedOf('['.repeat(1_000_000) + ']'.repeat(1_000_000))).toEqual(Array(8).fill('not-json'));
  expect(await askedOf(`[${Array(1_000_000).fill('{}')}]`)).toEqual(Array(8).fill('not-json'));
});

it('hears out what writes before it closes, and waits for nothing that only reads', async () => {
  const writes: ServerResponse[] = [];
  const server = createServer((request, response) => request.method === 'POST' && writes.push(response));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const root = createRestRoot(`http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`);
  const shop = createUpstream({ name: 'shop', root, timeoutMs: 200_000, log: pino({ level: 'silent' }) });
  const read = shop.call('/wc/v3/products').catch((error: UpstreamError) => error.fault);
  const written = shop.call('/wc/v3/orders', { method: 'POST', body: {} });
  await expect.poll(() => writes).toHaveLength(1);
  const closed = shop.close();
  writes[0]?.end('{}');
  expect((await written).json).toEqual({});
  await closed;
  expect(await read).toBe('unreachable');
});

it('takes a hundred rows as large as a page builder makes them', async () => {
  const element = {
    id: '1a2b3c4',
    elType: 'widget',
    settings: { title: 'x'.repeat(40), size: { unit: 'px', size: 12 } },
  };
  const row = { id: 1, meta: { _elementor_data: JSON.stringify(Array(180).fill(element)) } };
  expect(await askedOf(JSON.stringify(Array(100).fill(row)))).toEqual(Array(8).fill(100));
});
