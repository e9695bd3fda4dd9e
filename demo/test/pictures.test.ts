import { fork, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { seed } from '../seed/index.ts';
import { createDemo } from '../service.ts';

test('pictures are drawn ahead by another process, and then taken from disk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-pictures-'));
  const demo = await createDemo({
    dataDir,
    seed: { ...seed, media: seed.media.slice(0, 1) },
    render: async () => Buffer.from('drawn for the one who asks'),
  });
  onTestFinished(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true });
  });
  const url = await demo.listen();
  demo.drawAhead();
  const { file } = demo.database.all('media')[0]!;
  await expect.poll(() => globSync(`uploads/*/${file}`, { cwd: dataDir })).toHaveLength(1);
  const bytes = await (await fetch(`${url}/wp-content/uploads/${file}`)).text();
  expect(bytes).toMatch(/^RIFF/);
});

test('a picture that cannot be kept is drawn all the same, and the log says so in a line', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-pictures-'));
  writeFileSync(join(dataDir, 'uploads'), 'in the place of the folder');
  const demo = await createDemo({
    ...{ dataDir, seed: { ...seed, media: seed.media.slice(0, 1) } },
    render: async () => Buffer.from('drawn'),
  });
  onTestFinished(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true });
  });
  const url = await demo.listen();
  const { file, key, width, height } = demo.database.all('media')[0]!;
  expect(await (await fetch(`${url}/wp-content/uploads/${file}`)).text()).toBe('drawn');
  const ahead = fork(join(import.meta.dirname, '../pictures/drawAhead.ts'), { silent: true });
  ahead.send({ folder: join(dataDir, 'uploads'), wanted: [{ file, key, width, height }] });
  expect(await text(ahead.stderr!)).toMatch(/^Pictures are not kept: ENOTDIR.*\n$/);
});

test('a data folder that cannot be written ends the start with a line', () => {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: '/dev/null/data' };
  const main = join(import.meta.dirname, '../main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([74, expect.stringMatching(/^DATA_DIR: \/dev\/null\/data cannot be .*\n$/)]);
});
