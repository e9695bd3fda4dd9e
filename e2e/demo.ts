import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FaultRule } from '../demo/http/faults.ts';
import { freePort } from '../server/test/freePort.ts';
import { answers, startProcess } from './process.ts';
import { shareUploads } from './uploads.ts';

/** What Node compiled of it, where the site keeps its own: a third of the time that a start takes. */
const NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../node_modules/.cache/node');

/** What a part of an order comes to, without tax and its tax. */
type OrderPart = { name: string; total: string; total_tax: string };
type ShopOrder = {
  id: number;
  status: string;
  total: string;
  total_tax: string;
  customer_note: string;
  fee_lines: OrderPart[];
  shipping_lines: OrderPart[];
};

export type Demo = {
  /** What the site is told to reach it by. */
  env: Record<string, string>;
  /** Makes answers faulty from now on; without rules it is well again. */
  fault(...rules: FaultRule[]): Promise<void>;
  /** Paths with query of the calls it has seen, each with how many to the same path were under way when it came. */
  calls(): Promise<{ path: string; beside: number }[]>;
  /** The first hundred rows of a collection, by its route below /wp-json. */
  rows(route: string): Promise<{ id: number; slug: string }[]>;
  /** Orders billed to an e-mail, as the shop's back office lists them. */
  orders(email: string): Promise<ShopOrder[]>;
  /** Changes a row, by its id or slug, as the back office would, past every check of the service's own. */
  edit(collection: string, row: number | string, fields: Record<string, unknown>): Promise<void>;
  /** What its form routes have received, newest last. */
  submissions(): Promise<{ form: string; fields: Record<string, string>; at: string; repeats: number }[]>;
  /** The store forgets every cart, as it does after some days. */
  expireCarts(): Promise<void>;
  /** Changes its name, tagline and the like. */
  editSite(fields: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the embedded service as a program of its own, where a test can make it faulty. `more` is of its environment. */
export async function startDemo(more: Record<string, string> = {}): Promise<Demo> {
  const port = await freePort();
  const dir = await mkdtemp(path.join(tmpdir(), 'demo-'));
  await shareUploads(path.join(dir, 'data'));
  const service = startProcess('demo/main.ts', process.execPath, ['demo/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE },
      ...{ PORT: String(port), DATA_DIR: path.join(dir, 'data') },
      ...more,
    },
    logFile: path.join(dir, 'demo.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  await service.until(() => answers(`${url}/wp-json/`), 120_000);
  const [, username = '', password = ''] = /credentials: (.+) \/ (.+)/.exec(service.output()) ?? [];
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const send = (control: string, body: object) =>
    fetch(`${url}/__demo/${control}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async (route: string) => (await fetch(`${url}/wp-json/${route}`, { headers: { authorization } })).json();
  return {
    env: { WORDPRESS_URL: url, WORDPRESS_USERNAME: username, WORDPRESS_APP_PASSWORD: password },
    async fault(...rules) {
      await send('faults', { rules });
    },
    calls: async () => (await fetch(`${url}/__demo/calls`)).json(),
    rows: route => list(`${route}?per_page=100&orderby=id`),
    orders: email => list(`wc/v3/orders?per_page=100&search=${encodeURIComponent(email)}`),
    async edit(collection, row, fields) {
      const named = typeof row === 'string' ? { slug: row } : { id: row };
      const { status } = await send('content', { collection, ...named, fields });
      if (status !== 200) throw new Error(`${collection} ${row} could not be edited: ${status}`);
    },
    submissions: async () => (await fetch(`${url}/__demo/submissions`)).json(),
    async expireCarts() {
      await send('expire-carts', {});
    },
    async editSite(fields) {
      const { status } = await send('content', { collection: 'site', fields });
      if (status !== 200) throw new Error(`The site could not be edited: ${status}`);
    },
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
