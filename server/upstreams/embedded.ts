import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Service } from '../config/services.ts';
import type { Config } from '../config.ts';

const program = path.join(import.meta.dirname, '../../demo/main.ts');
const RESTART_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** How a process ends that has said that the disk does not let it start. */
export const NO_DISK = 74;

interface Ready {
  type: 'ready';
  url: string;
  username: string;
  applicationPassword: string;
}

class EndedError extends Error {
  readonly exitCode: number | null;

  constructor(exitCode: number | null) {
    super(`The embedded service ended with code ${exitCode}`);
    this.exitCode = exitCode;
  }
}

const isOfDisk = (error: unknown): boolean => error instanceof EndedError && error.exitCode === NO_DISK;

export interface Embedded {
  service: Service;
  stop(): void;
}

/**
 * Starts the embedded content and shop service as a program of its own, on the port it had last time beside a site on
 * this port where that is free, and again whenever it ends by itself.
 */
export async function startEmbedded(config: Config, log: Logger): Promise<Embedded> {
  const dataDir = path.join(config.dataDir, 'embedded');
  const portFile = path.join(config.dataDir, `embedded-port-${config.port}`);
  const lastPort = existsSync(portFile) ? readFileSync(portFile, 'utf8').trim() : '0';
  let child: ChildProcess;
  let stopped = false;
  const run = (port: string): Promise<Ready> => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    child = fork(program, [], {
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        PORT: port,
        DATA_DIR: dataDir,
        SITE_URL: config.publicUrl,
        DEMO_LATENCY_MS: String(config.demoLatencyMs),
      },
    });
    const started = child;
    return new Promise((resolve, reject) => {
      started.once('message', message => resolve(message as Ready));
      started.once('exit', code => reject(new EndedError(code)));
    });
  };
  const startAgain = (port: string, pause = RESTART_MS): void => {
    setTimeout(() => {
      if (stopped) return;
      run(port).then(keepRunning, () => startAgain(port, Math.min(2 * pause, LONGEST_PAUSE_MS)));
    }, pause);
  };
  const keepRunning = (ready: Ready): Ready => {
    child.once('exit', code => {
      if (stopped) return;
      log.error({ code }, 'The embedded service ended; it is started again');
      startAgain(new URL(ready.url).port);
    });
    return ready;
  };
  const ready = keepRunning(await run(lastPort).catch(error => (isOfDisk(error) ? process.exit(NO_DISK) : run('0'))));
  try {
    writeFileSync(portFile, new URL(ready.url).port);
  } catch (error) {
    log.warn({ fault: (error as Error).message }, 'The next start gives the embedded service another port');
  }
  const credentials = { username: ready.username, password: ready.applicationPassword };
  return {
    service: { url: `${ready.url}/wp-json`, credentials },
    stop() {
      stopped = true;
      child.kill();
    },
  };
}

/** The configuration with the embedded service in the place of each that is not configured. */
export function withEmbedded(config: Config, service: Service): Config {
  const or = (configured: Service) => (configured.url === 'embedded' ? service : configured);
  return { ...config, content: or(config.content), shop: or(config.shop) };
}
