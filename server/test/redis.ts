import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './freePort.ts';

/** Whether Debian's package redis-server is here. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export interface PrivateRedis {
  url: string;
  /** It keeps its connections, and answers nothing until it resumes. */
  suspend(): void;
  resume(): void;
  /** It ends, with all that it held; nobody listens at its address until it is back. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A private server in a folder of its own, on a port of the loopback; never the system's service. `more` are arguments. */
export async function startRedis(more: readonly string[] = []): Promise<PrivateRedis> {
  const dir = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const here = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
  const args = [...here, '--save', '', '--appendonly', 'no', ...more];
  const url = `redis://127.0.0.1:${port}`;
  const run = async () => {
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    const client = new Redis(url, { maxRetriesPerRequest: null });
    // Until it listens, connecting fails and is tried again.
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
    return child;
  };
  let server = await run();
  const endWithUs = () => server.kill();
  process.once('exit', endWithUs);
  const leave = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill();
    await ended;
  };
  return {
    url,
    suspend: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    leave,
    async comeBack() {
      server = await run();
    },
    async stop() {
      process.off('exit', endWithUs);
      await leave();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
