import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const main = path.join(import.meta.dirname, '../main.ts');

/** A Redis that lets nobody in: each command has its answer. */
async function startRefusing(): Promise<number> {
  const server = createServer(socket => {
    // The site is killed while it talks.
    socket.on('error', () => {});
    socket.on('data', sent => {
      const commands = String(sent).match(/^\*\d+\r$/gm) ?? [];
      socket.write('-WRONGPASS invalid password\r\n'.repeat(commands.length));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('says that Redis refuses its password, and not the password', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'log-'));
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', WORKERS: '1', WORDPRESS_URL: 'http://127.0.0.1:9' },
    REDIS_URL: `redis://:hidden-password@127.0.0.1:${await startRefusing()}`,
  };
  const site = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    const ended = new Promise(resolve => site.once('exit', resolve));
    if (site.kill('SIGKILL')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  let said = '';
  for await (const part of site.stdout) {
    said += part;
    if (said.includes('Redis cannot be reached: carts')) break;
  }
  expect(said).toContain('WRONGPASS');
  expect(said).not.toContain('hidden-password');
});
