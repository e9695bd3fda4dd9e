import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FaultRule } from '../demo/http/faults.ts';
import { answers, freePort, startProcess } from './process.ts';

export type Demo = {
  /** What the site is told to reach it by. */
  env: Record<string, string>;
  /** Makes answers faulty from now on; without rules it is well again. */
  fault(...rules: FaultRule[]): Promise<void>;
  /** What its form routes have received, newest last. */
  submissions(): Promise<{ form: string; fields: Record<string, string> }[]>;
  stop(): Promise<void>;
};

/** Starts the embedded service as a program of its own, where a test can make it faulty. */
export async function startDemo(): Promise<Demo> {
  const port = await freePort();
  const dir = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const service = startProcess('demo/main.ts', process.execPath, ['demo/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: path.join(dir, 'data') },
    logFile: path.join(dir, 'demo.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  await service.until(() => answers(`${url}/wp-json/`), 60_000);
  const [, username = '', password = ''] = /credentials: (.+) \/ (.+)/.exec(service.output()) ?? [];
  return {
    env: { WORDPRESS_URL: url, WORDPRESS_USERNAME: username, WORDPRESS_APP_PASSWORD: password },
    async fault(...rules) {
      await fetch(`${url}/__demo/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules }),
      });
    },
    submissions: async () => (await fetch(`${url}/__demo/submissions`)).json(),
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
