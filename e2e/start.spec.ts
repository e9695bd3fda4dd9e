import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startProcess } from './process.ts';
import { startSite } from './site.ts';

test('a second start in the same folder ends at once, and touches nothing of the first', async ({ request }) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const first = await startSite({ env: { DATA_DIR: dir } });
  const { port } = new URL(first.url);
  const embeddedPort = () => readFile(path.join(dir, `embedded-port-${port}`), 'utf8');
  const before = await embeddedPort();
  const second = startProcess('the second start', process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: dir },
    logFile: path.join(dir, 'second.log'),
  });
  const ending = second.until(() => Promise.resolve(false), 30_000);
  await expect(ending).rejects.toThrow(`PORT: ${port} is taken. Set it to a free one`);
  expect(await embeddedPort()).toBe(before);
  expect((await request.get(`${first.url}/blog`)).status()).toBe(200);
  await second.stop();
  await first.stop();
  await rm(dir, { recursive: true, force: true });
});
