import { execFile, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../web/app.ts';
import { startEmbedded } from './embedded.ts';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../../examples');
const service = startEmbedded();
let server: Server;

beforeAll(async () => {
  server = createServer(
    createApp({
      gateway: service.gateway,
      log: pino({ level: 'silent' }),
      renderer: () => Promise.reject(new Error('No page is asked for here')),
      assets: async () => false,
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const there = (command: string) => spawnSync(command, ['--version']).status === 0;

it.skipIf(!there('curl')).each([['sh', 'curl/ask.sh']])('%s %s says what it asked for', async (command, file) => {
  const { port } = server.address() as AddressInfo;
  const { stdout } = await run(command, [path.join(examples, file), `http://localhost:${port}`]);
  expect(stdout).toContain('"totalItems":');
  expect(stdout).toMatch(/"estimateQuote":\{"total":/);
  expect(stdout).not.toContain('"errors"');
});

it.skipIf(!there('python3'))('the one in Python says what it asked for', async () => {
  const { port } = server.address() as AddressInfo;
  const { stdout, stderr } = await run('python3', [path.join(examples, 'python/ask.py'), `http://localhost:${port}`]);
  expect(stdout).toMatch(/^estimate: /m);
  expect(stderr).toBe('');
});
