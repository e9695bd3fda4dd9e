import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/test/freePort.ts';
import { answers, startProcess } from './process.ts';

export type Site = {
  url: string;
  pid: number;
  /** Everything the server has written so far. */
  logs(): string;
  stop(): Promise<void>;
};

type Options = {
  /** Its whole configuration: nothing of ours leaks in but the path. PORT and DATA_DIR are given unless set. */
  env?: Record<string, string>;
  /** The program, from the root of the repository. */
  entry?: string;
  /** Where it says that it has started: /healthz, where it may not be ready yet. */
  ready?: '/readyz' | '/healthz';
  /** How long that may take, in ms. */
  timeout?: number;
};

const root = path.join(import.meta.dirname, '..');

/** Starts the built site as a program of its own, on a free port with an empty data folder. */
export async function startSite(options: Options = {}): Promise<Site> {
  const { env = {}, entry = 'server/main.ts', ready = '/readyz', timeout = 120_000 } = options;
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const port = env.PORT ?? String(await freePort());
  const server = startProcess(entry, process.execPath, [entry], {
    cwd: root,
    env: { ...inherited(), PORT: port, DATA_DIR: path.join(dir, 'data'), ...env },
    logFile: path.join(dir, 'site.log'),
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await server.until(() => (ready === '/readyz' ? isIndexed(url) : answers(`${url}${ready}`)), timeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid, logs: server.output, stop };
}

/** Ready it is without its index too: the screens are looked at with it. */
async function isIndexed(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  const { ready, checks } = (await response?.json().catch(() => ({}))) ?? {};
  return Boolean(ready && checks.catalogue.ready);
}

function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG, CI } = process.env;
  return { PATH, HOME, TMPDIR, LANG, CI };
}
