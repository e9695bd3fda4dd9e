import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
