import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createImageAddresses } from '../../../upstreams/html/imageAddress.ts';
import { createImages } from './images.ts';
import { exampleOriginals, listen } from './test/originals.ts';

const DAY_MS = 24 * 60 * 60_000;

it('serves what was taken down for a day at most, in every width and format, and what nobody answers for on', async () => {
  const bodies = await exampleOriginals();
  const asked: string[] = [];
  let away = false;
  const upstream = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const found = bodies.get(request.url!);
    response.writeHead(away ? 503 : found ? 200 : 404, { 'content-type': found?.type ?? 'text/html' });
    response.end(request.method === 'HEAD' ? undefined : found?.body);
  });
  const origin = await listen(upstream);
  onTestFinished(() => void upstream.close());
  const addresses = createImageAddresses({ secrets: ['s'.repeat(32)], origins: () => [origin] });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  const images = createImages({ addresses, dataDir, log: pino({ level: 'silent' }) });
  const read = (src: string, width: number) =>
    images.read(addresses.url(origin + src, width, 'webp')!).then(
      () => 200,
      ({ status }) => status as number,
    );
  const readAll = () => Promise.all([read('/a.png', 320), read('/a.png', 640), read('/small.png', 320)]);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // At its first moment nothing has an age.
  vi.advanceTimersByTime(1);

  expect(await readAll()).toEqual([200, 200, 200]);
  bodies.delete('/a.png');
  away = true;
  vi.advanceTimersByTime(DAY_MS);
  expect(await readAll()).toEqual([200, 200, 200]);
  await eventually(() => expect(asked.filter(one => one.startsWith('HEAD'))).toHaveLength(2));
  expect(await readAll()).toEqual([200, 200, 200]);
  away = false;
  vi.advanceTimersByTime(DAY_MS);
  expect(await readAll()).toEqual([200, 200, 200]);
  await eventually(async () => expect(await readAll()).toEqual([404, 404, 200]));
  // One after the other: what the second is answered may come after the first is forgotten.
  await eventually(() => expect(asked.filter(one => one.startsWith('HEAD'))).toHaveLength(4));
});
