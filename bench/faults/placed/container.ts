import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { answers, type Started, startProcess } from '../../../e2e/process.ts';
import { freePort } from '../../../server/test/freePort.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** nobody: what the image's own user has no more rights than. */
const NOBODY = 65_534;
/** Who runs what is in a container: nobody, where we may become that, and it may read the code. */
const user =
  spawnSync(process.execPath, ['-e', ''], { cwd: root, uid: NOBODY, gid: NOBODY }).status === 0 ? NOBODY : null;
export const owner = user ?? process.getuid?.() ?? 0;

/** Addresses of the compose file's network, and what stands for each here. */
export type Places = Map<string, string>;

interface Inside {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** folders that are mounted, by their paths inside */
  readonly folders: ReadonlyMap<string, string>;
  readonly memoryMb: number;
  readonly places: Places;
  readonly logFile: string;
}

/** A gateway of the compose file, as a process of this machine. */
export interface Container {
  readonly name: string;
  /** its port of the network */
  readonly url: string;
  /** where it tells what it counts */
  readonly metricsUrl: string;
  readonly pid: number;
  /** Ends it and starts another in its place, at another address, as `docker compose up` may; says how long the end took, in ms. */
  renew(): Promise<number>;
  stop(): Promise<void>;
}

/** What stands in an environment, with what is elsewhere here put in: no name of the network leads anywhere, no folder is mounted. */
const onLoopback = (environment: Readonly<Record<string, string>>, { folders, places }: Inside) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const address = [...places].find(([there]) => value.includes(there));
      return [name, address ? value.replace(...address) : (folders.get(value) ?? value)];
    }),
  );

export async function startContainer(inside: Inside): Promise<Container> {
  const { name, command, environment, memoryMb, places, logFile } = inside;
  const { PORT, METRICS_PORT } = environment;
  const at = (port = '') => `http://${places.get(`${name}:${port}`)}`;
  const [program = '', ...args] = command;
  let running: Started;
  const start = async () => {
    for (const port of [PORT, METRICS_PORT]) places.set(`${name}:${port}`, `127.0.0.1:${await freePort()}`);
    running = startProcess(name, program === 'node' ? process.execPath : program, args, {
      cwd: root,
      env: {
        PATH: '/usr/bin:/bin',
        // What a process makes by itself of its container's memory.
        ...{ MEMORY_MB: String(memoryMb), WORKERS: '1' },
        ...onLoopback(environment, inside),
        ...{ HOST: '127.0.0.1', PORT: new URL(at(PORT)).port, METRICS_PORT: new URL(at(METRICS_PORT)).port },
      },
      ...(user === null ? {} : { uid: user, gid: user }),
      logFile,
    });
    // What `--wait` waits for: the image's health check.
    await running.until(() => answers(`${at(PORT)}/healthz`), 180_000);
  };
  await start();
  return {
    name,
    get url() {
      return at(PORT);
    },
    get metricsUrl() {
      return `${at(METRICS_PORT)}/metrics`;
    },
    get pid() {
      return running.pid;
    },
    async renew() {
      const began = performance.now();
      await running.stop();
      const took = performance.now() - began;
      await start();
      return took;
    },
    stop: () => running.stop(),
  };
}
