import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/test/freePort.ts';
import { answers, startProcess } from './process.ts';
import { shareUploads } from './uploads.ts';

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
  /** What is waited for: the index too, or that it answers at all. */
  until?: 'indexed' | 'alive';
  /** How long that may take, in ms. */
  timeout?: number;
};

const root = path.join(import.meta.dirname, '..');

/** Starts the built site as a program of its own, on a free port with an empty data folder. */
export async function startSite(options: Options = {}): Promise<Site> {
  const { env = {}, entry = 'server/main.ts', until = 'indexed', timeout = 120_000 } = options;
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const dataDir = path.join(dir, 'data');
  await shareUploads(path.join(dataDir, 'embedded'));
  const port = env.PORT ?? String(await freePort());
  const server = startProcess(entry, process.execPath, [entry], {
    cwd: root,
    env: { ...inherited(), PORT: port, DATA_DIR: dataDir, WORKERS: '1', ...env },
    logFile: path.join(dir, 'site.log'),
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await server.until(() => (until === 'alive' ? answers(`${url}/healthz`) : isIndexed(url)), timeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid, logs: server.output, stop };
}

/** Without its index a site is ready, and slower. */
async function isIndexed(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  const { ready = false, impaired = [] } = (await response?.json().catch(() => null)) ?? {};
  return ready && !impaired.includes('catalogue');
}

function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG, CI } = process.env;
  return { PATH, HOME, TMPDIR, LANG, CI };
}
