import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../test/freePort.ts';

const DEBIAN = '/usr/lib/postgresql';

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Breaks all connections at once, as a crash does; it is there again when this resolves. */
  restart(): Promise<void>;
  /** The same until it comes back: nobody listens at its address. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian's package put the newest server; null where it is missing. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const bins = versions.map(version => path.join(DEBIAN, version, 'bin'));
  return bins.find(bin => existsSync(path.join(bin, 'initdb'))) ?? null;
}

/** A private server in a folder of its own, on a port of the loopback; never the system's service. */
export async function startPostgres(): Promise<Postgres> {
  const bin = postgresPrograms();
  if (!bin) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const owner = ownerOfServer();
  const dir = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  chownSync(dir, owner.uid, owner.gid);
  const data = path.join(dir, 'data');
  const options = ['-D', data, '-U', 'diri', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(bin, 'initdb'), options, { ...owner, cwd: dir, stdio: 'ignore' });
  const port = await freePort();
  const address = (name: string) => `postgres://diri@127.0.0.1:${port}/${name}`;
  const run = async () => {
    // Without flushes (-F): what is ended here is the server, not the machine, and a disk that is busy with something else
    // is not what is tested.
    const args = ['-D', data, '-F', '-k', dir, '-h', '127.0.0.1', '-p', String(port)];
    const child = spawn(path.join(bin, 'postgres'), args, { ...owner, cwd: dir, stdio: 'ignore' });
    await ready(address('postgres'), child);
    return child;
  };
  let server = await run();
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise(resolve => server.once('exit', resolve));
    // Its word for an end at once, its children too.
    server.kill('SIGQUIT');
    await ended;
  };
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  let databases = 0;
  return {
    async database() {
      const name = `test_${++databases}`;
      await ask(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    async restart() {
      await end();
      server = await run();
    },
    leave: end,
    async comeBack() {
      server = await run();
    },
    async stop() {
      process.off('exit', endWithUs);
      await end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

// The server refuses to run as root: Debian has a user for it.
function ownerOfServer(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const refused = await ask(url, 'SELECT 1').then(
      () => null,
      (error: unknown) => error,
    );
    if (!refused) return;
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start', { cause: refused });
    await sleep(50);
  }
}

async function ask(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
