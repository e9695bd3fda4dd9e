import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '../../demo/seed/index.ts';
import { createDemo } from '../../demo/service.ts';
import { manyOf } from './manyOf.ts';

// A program of its own: the embedded service behind recorded answers. What was asked for once goes out from memory from
// then on, so that the service costs every gateway the same. PUT /__recorded?latencyMs= sets the delay of every answer
// and begins to count calls anew, GET tells how many there were.

interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const HANDED_ON = ['content-type', 'link', 'x-wp-total', 'x-wp-totalpages', 'allow'];

const demo = await createDemo({ dataDir: process.argv[2]!, seed: manyOf(seed) });
const origin = await demo.listen(0);
const recorded = new Map<string, Promise<Recorded>>();
let latencyMs = 0;
let calls = 0;

/** The embedded service names itself in its links: they are to lead here. */
async function record(path: string, authorization: string): Promise<Recorded> {
  const response = await fetch(origin + path, authorization ? { headers: { authorization } } : {});
  const body = (await response.text()).replaceAll(origin, own());
  const headers = HANDED_ON.flatMap(name => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value.replaceAll(origin, own())]];
  });
  return { status: response.status, headers: Object.fromEntries(headers), body: Buffer.from(body) };
}

const own = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers, method } = request;
  if (url.startsWith('/__recorded')) return control(request, response);
  calls += 1;
  if (latencyMs) await sleep(latencyMs);
  const authorization = headers.authorization ?? '';
  const key = `${authorization} ${url}`;
  if (method !== 'GET') return void response.writeHead(405).end();
  const known = recorded.get(key) ?? record(url, authorization);
  recorded.set(key, known);
  const { status, headers: told, body } = await known;
  response.writeHead(status, { ...told, 'content-length': body.length }).end(body);
}

function control({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (method === 'PUT') {
    latencyMs = Number(new URL(url, own()).searchParams.get('latencyMs'));
    calls = 0;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ calls }));
}

const server = createServer((request, response) => {
  answer(request, response).catch(error => response.writeHead(500).end(String(error)));
});
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => {
  const { username, applicationPassword } = demo;
  process.send!({ url: own(), username, applicationPassword });
});
process.once('disconnect', () => process.exit(0));
