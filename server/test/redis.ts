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
  stop(): Promise<void>;
}

/** A private server in a folder of its own, on a port of the loopback; never the system's service. */
export async function startRedis(): Promise<PrivateRedis> {
  const dir = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null });
  // Until it listens, connecting fails and is tried again.
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
  return {
    url,
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', endWithUs);
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
