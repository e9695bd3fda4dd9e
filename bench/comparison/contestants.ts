import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startProcess } from '../../e2e/process.ts';
import { startSite } from '../../e2e/site.ts';
import { freePort } from '../../server/test/freePort.ts';
import { pinned } from './pinned.ts';
import { type Query, queries } from './queries.ts';
import type { RecordedService } from './service.ts';

/** The core of the measured servers; the driver and the service have the other one. */
const SERVER_CORE = 1;
const peersDir = path.join(import.meta.dirname, '../peers');
const OPERATOR_TOKEN = 'the-operator-of-the-measured-site';
const SITE = 'labels.example';

interface Sent {
  headers: Record<string, string>;
  body: string;
}

/** A server under measurement, or one of two ways to ask it. */
export interface Contestant {
  name: string;
  pid: number;
  pool: Pool;
  /** GraphQL over POST. */
  send(query: Query, variables: Record<string, unknown>): Sent;
  stop(): Promise<void>;
}

const json = { 'content-type': 'application/json', accept: 'application/json' };
const poolOf = (url: string) => new Pool(url, { connections: 64, pipelining: 1 });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let asked = 0;
/** Every request comes from another address, as behind a proxy in front of many visitors: rates are kept and met. */
const visitor = () => {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
};

/**
 * The gateway as it goes to production, and as it answers anew each time. The measured documents are registered by an
 * earlier release that asked them.
 */
export async function startGateway(service: RecordedService, dir: string): Promise<Contestant[]> {
  const dataDir = path.join(dir, 'data');
  const release = path.join(dataDir, 'releases/bench');
  mkdirSync(release, { recursive: true });
  const registered = Object.fromEntries(queries.map(({ text }) => [hashOf(text), text]));
  writeFileSync(path.join(release, 'operations.json'), JSON.stringify(registered));
  const site = await startSite({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: `https://${SITE}`,
      TRUST_PROXY: '1',
      CACHE: 'off',
      WORDPRESS_URL: service.url,
      WORDPRESS_USERNAME: service.username,
      WORDPRESS_APP_PASSWORD: service.applicationPassword,
      DATA_DIR: dataDir,
      OPERATOR_TOKEN,
    },
  });
  pinned(site.pid, SERVER_CORE);
  const pool = poolOf(site.url.replace('localhost', '127.0.0.1'));
  const headers = () => ({ ...json, host: SITE, 'x-forwarded-for': visitor() });
  const stop = async () => {
    await pool.close();
    await site.stop();
  };
  return [
    {
      name: 'this gateway, registered operation',
      pid: site.pid,
      pool,
      send: ({ text }, variables) => ({
        headers: headers(),
        body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } }),
      }),
      stop,
    },
    {
      name: 'this gateway, ad hoc by the operator',
      pid: site.pid,
      pool,
      send: ({ text }, variables) => ({
        headers: { ...headers(), authorization: `Bearer ${OPERATOR_TOKEN}` },
        body: JSON.stringify({ query: text, variables }),
      }),
      stop: async () => {},
    },
  ];
}

/** One of the programs of bench/peers. */
export async function startPeer(
  name: string,
  program: string,
  service: RecordedService,
  dir: string,
): Promise<Contestant> {
  const port = String(await freePort());
  const credentials = Buffer.from(`${service.username}:${service.applicationPassword}`).toString('base64');
  const server = startProcess(name, process.execPath, [program], {
    cwd: peersDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      SERVICE_URL: service.url,
      SERVICE_AUTHORIZATION: `Basic ${credentials}`,
    },
    logFile: path.join(dir, `${program}.log`),
  });
  const url = `http://127.0.0.1:${port}`;
  await server.until(() => listens(url), 60_000);
  pinned(server.pid, SERVER_CORE);
  const pool = poolOf(url);
  return {
    name,
    pid: server.pid,
    pool,
    send: ({ text }, variables) => ({ headers: json, body: JSON.stringify({ query: text, variables }) }),
    async stop() {
      await pool.close();
      await server.stop();
    },
  };
}

const listens = (url: string): Promise<boolean> =>
  fetch(url).then(
    response => response.arrayBuffer().then(() => true),
    () => sleep(50, false),
  );
