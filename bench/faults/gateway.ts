import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, isAlive, type Started, startProcess } from '../../e2e/process.ts';
import { freePort } from '../../server/test/freePort.ts';

const root = path.join(import.meta.dirname, '../..');

/** The real program, on one port and one data folder through all its lives. */
export interface Gateway {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  start(): Promise<void>;
  /** SIGTERM: it ends in order. Resolves once it has. */
  end(): Promise<void>;
  /** SIGKILL: it gets no chance to tidy up. */
  kill(): Promise<void>;
  logs(): string;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

export interface GatewayOptions {
  /** The form service; content and shop are away. */
  service: string;
  env?: Record<string, string>;
  /** What the program is started by, e.g. prlimit with its arguments. */
  by?: string[];
}

export async function startGateway({ service, env = {}, by = [] }: GatewayOptions): Promise<Gateway> {
  const dir = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = path.join(dir, 'data');
  const [command = '', ...args] = [...by, process.execPath, 'server/main.ts'];
  let running: Started;
  const signal = async (name: NodeJS.Signals) => {
    process.kill(-running.pid, name);
    while (isAlive(running.pid)) await sleep(5);
  };
  const gateway: Gateway = {
    url,
    dataDir,
    get pid() {
      return running.pid;
    },
    async start() {
      running = startProcess('The gateway', command, args, {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          PORT: port,
          DATA_DIR: dataDir,
          WORDPRESS_URL: service,
          SITE_PHONE: '+27 11 000 0100',
          // The load comes from one client.
          UNLIMITED_CLIENTS: '127.0.0.1,::1',
          LOG_LEVEL: 'error',
          WORKERS: '1',
          ...env,
        },
        logFile: path.join(dir, 'log'),
      });
      await running.until(() => answers(`${url}/healthz`), 60_000);
    },
    end: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
    logs: () => running.output(),
    async remove() {
      await running.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await gateway.start();
  return gateway;
}
