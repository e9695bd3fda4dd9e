import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cachedResponse } from './cachedResponse.ts';

const text = 'a page '.repeat(1_000);
const bytes = (of: string) => cachedResponse(200, {}, Buffer.from(of));

it('names bytes by what is in them', () => {
  expect(bytes(text).etag).toBe(bytes(text).etag);
  expect(bytes(text).etag).not.toBe(bytes('b').etag);
});

it('compresses bytes once for each encoding, and those that are few not at all', async () => {
  const page = bytes(text);
  const [zipped, brotli] = await Promise.all([page.encoded('gzip'), page.encoded('br')]);
  expect([gunzipSync(zipped).toString(), brotliDecompressSync(brotli).toString()]).toEqual([text, text]);
  expect([await page.encoded('gzip'), await page.encoded('br')]).toEqual([zipped, brotli]);
  expect(await page.encoded('gzip')).toBe(zipped);
  expect((await bytes('b').encoded('br')).toString()).toBe('b');
});

it.each(['gzip', 'br'] as const)('holds no plain bytes beside %s until they are asked for again', async encoding => {
  const page = bytes(text);
  const first = await page.encoded('identity');
  expect(await page.encoded('identity')).toBe(first);
  await page.encoded(encoding);
  const again = await page.encoded('identity');
  expect(again).not.toBe(first);
  expect(again.toString()).toBe(text);
  expect(await page.encoded('identity')).toBe(again);
});

it.each(['gzip', 'br', 'identity'] as const)('holds no more memory than %s has bytes', async encoding => {
  const page = bytes(text);
  await page.encoded('br');
  const held = await page.encoded(encoding);
  expect(held.buffer.byteLength).toBe(held.length);
});

it.each(['few', text])('holds what is sent plain alone, and not what its bytes were cut out of: %#', async words => {
  const held = await cachedResponse(200, {}, Buffer.from(words)).encoded('identity');
  expect(held.buffer.byteLength).toBe(words.length);
});

it('makes one encoding from another where nothing plain is held', async () => {
  const page = bytes(text);
  await page.encoded('br');
  expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(text);
  expect(page.length).toBe(text.length);
});

it('compresses what is asked for often once more, behind those who ask, and only that', async () => {
  const words = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');
  const [often, seldom] = [bytes(words), bytes(words)];
  const quick = await often.encoded('br');
  for (let ask = 2; ask <= 8; ask++) expect(await often.encoded('br')).toBe(quick);
  await expect.poll(async () => (await often.encoded('br')).length).toBeLessThan(quick.length);
  const smallest = await often.encoded('br');
  expect(brotliDecompressSync(smallest).toString()).toBe(words);
  expect(smallest.buffer.byteLength).toBe(smallest.length);
  expect((await seldom.encoded('br')).length).toBe(quick.length);
});
