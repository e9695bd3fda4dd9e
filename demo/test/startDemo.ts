import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createDemo, type Demo, type DemoOptions } from '../service.ts';
import { seed } from './seed.ts';

/** A service on the small seed for one test file, in a folder of its own. */
export function startDemo(options: Pick<DemoOptions, 'siteUrl'> = {}) {
  let demo: Demo;
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
  beforeAll(async () => {
    demo = await createDemo({ dataDir, seed, render: async key => Buffer.from(key), ...options });
    await demo.listen();
  });
  afterAll(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true });
  });

  /** Status and body of a call; `as` is a pair of user name and password. */
  async function send(method: string, path: string, body?: unknown, as?: [string, string]): Promise<[number, unknown]> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (as) headers.Authorization = `Basic ${Buffer.from(as.join(':')).toString('base64')}`;
    const response = await fetch(demo.url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return [response.status, await response.json()];
  }

  const operator = (): [string, string] => [demo.username, demo.applicationPassword];
  return { demo: () => demo, dataDir, send, operator };
}
