import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'undici';
import type { Bytes } from './bareServer.ts';
import { median } from './comparison/figures.ts';
import { startBench } from './service.ts';
import { cpuMicroseconds } from './taken.ts';

const registered = path.join(import.meta.dirname, '../client/dist/operations.json');
const HOST = 'labels.example';
/** As a public site behind a proxy; only the limits of one visitor need many to be met. */
const PUBLIC = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1' };
const VISITORS = 5_000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const REQUESTS = 8_000;
const WARM_UP = 8_000;
/** Bytes of an answer that is worth measuring: one that is shorter is an error. */
const SHORTEST = 1_000;
/** Written by node itself, for each answer. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date'];

interface Case {
  title: string;
  goal: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Server {
  pid: number;
  pool: Pool;
}

function catalogue(): { variables: string; extensions: string } {
  const texts = Object.entries(JSON.parse(readFileSync(registered, 'utf8')) as Record<string, string>);
  const sha256Hash = texts.find(([, text]) => /query Catalogue\b/.test(text))![0];
  return {
    variables: '{"filter":{},"page":1,"sort":null}',
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  };
}

function cases(): Case[] {
  const { variables, extensions } = catalogue();
  const body = `{"variables":${variables},"extensions":${extensions}}`;
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  const get = `/graphql?${new URLSearchParams({ variables, extensions })}`;
  const br = { 'accept-encoding': 'br' };
  const post = { method: 'POST', path: '/graphql', body } as const;
  return [
    { ...post, title: 'answer, POST, plain', goal: 'at least 0.70 of bare', headers: json },
    { ...post, title: 'answer, POST, brotli', goal: 'at least 0.70 of bare', headers: { ...json, ...br } },
    {
      method: 'GET',
      path: get,
      title: 'answer, GET, plain',
      goal: 'at least 0.80 of bare',
      headers: { accept: 'application/json' },
    },
    {
      method: 'GET',
      path: get,
      title: 'answer, GET, brotli',
      goal: 'at least 0.80 of bare',
      headers: { accept: 'application/json', ...br },
    },
    {
      method: 'GET',
      path: '/catalog',
      title: 'page, brotli',
      goal: 'at most 2.5 x bare',
      headers: { accept: 'text/html', ...br },
    },
  ];
}

let visitor = 0;
const headersOf = (one: Case): Record<string, string> => {
  visitor = (visitor + 1) % VISITORS;
  return { ...one.headers, host: HOST, 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
};

/** Microseconds of processor time that each of so many requests takes the server. */
async function perRequest({ pid, pool }: Server, one: Case, requests: number): Promise<number> {
  let left = requests;
  const ask = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ ...one, headers: headersOf(one) });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${statusCode} for ${one.title}`);
    }
  };
  const before = cpuMicroseconds(pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return (cpuMicroseconds(pid) - before) / requests;
}

/** The bytes that our own server sends, headers included. */
async function bytesOf({ pool }: Server, one: Case): Promise<{ bytes: Bytes; length: number }> {
  const { headers, body } = await pool.request({ ...one, headers: headersOf(one) });
  const sent = Buffer.from(await body.arrayBuffer());
  if (sent.length < SHORTEST) throw new Error(`${one.title} is only ${sent}`);
  const lines = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return { bytes: { headers: lines.flat().map(String), body: sent.toString('base64') }, length: sent.length };
}

async function startBare(bytes: Bytes): Promise<{ server: Server; child: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bareServer.ts'));
  child.send(bytes);
  const [port] = await once(child, 'message');
  return { server: { pid: child.pid!, pool: poolAt(`http://127.0.0.1:${port}`) }, child };
}

const poolAt = (url: string): Pool => new Pool(url, { connections: CONNECTIONS, pipelining: 1 });

async function measureCase(own: Server, one: Case): Promise<string> {
  // Asked for twice: the first makes it.
  await bytesOf(own, one);
  const { bytes, length } = await bytesOf(own, one);
  const { server: bare, child } = await startBare(bytes);
  try {
    const taken: [own: number, bare: number][] = [];
    for (const server of [own, bare]) await perRequest(server, one, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1)
      taken.push([await perRequest(own, one, REQUESTS), await perRequest(bare, one, REQUESTS)]);
    const ratios = taken.map(([ours, theirs]) => theirs / ours);
    const [ours, theirs] = [median(taken.map(([ours]) => ours)), median(taken.map(([, theirs]) => theirs))];
    const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
    return `| ${one.title} | ${(length / 1024).toFixed(1)} | ${ours.toFixed(1)} | ${theirs.toFixed(1)} | ${median(ratios).toFixed(2)} (${spread}) | ${(1 / median(ratios)).toFixed(2)} | ${one.goal} |`;
  } finally {
    await bare.pool.close();
    child.kill();
  }
}

/** What is kept, on a public site with all its guard, beside a bare node:http that sends the same bytes, in turns. */
export async function measureKept(): Promise<string[]> {
  const bench = await startBench({ env: PUBLIC });
  const own = { pid: bench.pid, pool: poolAt(bench.url) };
  try {
    const rows = [
      '| kept | kB sent | ours, µs of processor a request | bare node:http | bare / ours (spread) | ours / bare | goal |',
      '|---|---|---|---|---|---|---|',
    ];
    for (const one of cases()) rows.push(await measureCase(own, one));
    return [
      ...rows,
      '',
      `As a public site: host, origin, limits of ${VISITORS.toLocaleString('en')} visitors, sizes and encodings are looked at. Medians of ${ROUNDS} rounds of ${REQUESTS.toLocaleString('en')} requests on ${CONNECTIONS} connections, ours and bare in turns; the bare server sends the same headers and body.`,
    ];
  } finally {
    await own.pool.close();
    await bench.stop();
  }
}
