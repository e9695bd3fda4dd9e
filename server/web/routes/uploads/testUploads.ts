import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Gateway } from '../../../graphql/gateway.ts';
import { createApp } from '../../app.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Rates } from '../../middleware/rates.ts';
import type { Renderer } from '../../pages/renderer.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
  body: any;
}

/** The smallest beginnings by which each kind is known, with something after them. */
export const pdf = (text = 'artwork') => Buffer.from(`%PDF-1.7\n%âãÏÓ\n${text}\n%%EOF\n`);
export const svg = (inside = '') =>
  Buffer.from(`<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

const noPages = () => Promise.reject(new Error('No page is asked for here'));

/** The site of a gateway on a port of its own. */
export async function serveSite(
  gateway: Gateway,
  {
    renderer = noPages,
    ...more
  }: { renderer?: () => Promise<Renderer>; stopping?: AbortSignal; metrics?: Metrics; rates?: Rates } = {},
) {
  const { log } = gateway.services;
  const site = createApp({ gateway, log, renderer, assets: async () => false, ...more });
  const server = createServer(site);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, port, close };
}

/** Posts a form of files, each with its key where it has one. */
export async function upload(
  origin: string,
  files: { bytes: Uint8Array; name: string; key?: string }[],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const { bytes, name, key } of files) {
    if (key) form.append('key', key);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
  }
  const response = await fetch(`${origin}/uploads`, { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** What lies in a gateway's artwork folder. */
export function stored({ services }: Gateway) {
  const list = (name: string) => {
    const folder = join(services.config.artworkDir, name);
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { receiving: list('receiving'), waiting: list('waiting'), claimed: list('claimed') };
}
