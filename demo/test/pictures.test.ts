import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed } from '../seed/index.ts';
import { createDemo } from '../service.ts';

test('pictures are drawn ahead by another process, and then taken from disk', { timeout: 30_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-pictures-'));
  const [picture] = seed.media;
  const demo = await createDemo({
    dataDir,
    seed: { ...seed, media: [picture!] },
    render: () => Promise.reject(new Error('not here')),
  });
  onTestFinished(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true });
  });
  const url = `${await demo.listen()}/wp-content/uploads/${demo.database.all('media')[0]!.file}`;
  expect((await fetch(url)).ok).toBe(false);
  demo.drawAhead();
  const answer = await vi.waitUntil(
    async () => {
      const found = await fetch(url);
      return found.ok && found;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(answer.headers.get('content-type')).toBe('image/webp');
});
