import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSeed } from './load.ts';

/** A copy of the seed with one text in one file replaced by another. */
function spoilt(file: string, text: string, by: string): () => unknown {
  const folder = mkdtempSync(join(tmpdir(), 'demo-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(import.meta.dirname, folder, { recursive: true, filter: path => !path.endsWith('files') });
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(join(folder, file), before.replace(text, by));
  return () => loadSeed(folder);
}

test.each([
  ['a field of the wrong kind', 'coupons.json', '"10.00"', '10', 'coupons.json: 0.amount: '],
  ['a field that is missing', 'reviews.json', '"reviewer": "Thandi N.",', '', 'reviews.json: 0.reviewer: '],
  ['a field that nobody knows', 'users.json', '"name"', '"nmae": "", "name"', '"nmae"'],
  ['a row deep in a list', 'menus.json', '"type": "page"', '"type": "screen"', /menus\.json: 0\.items\.\d.*type: /],
  ['a file that is no JSON', 'site.json', '{', '', 'site.json: Unexpected'],
  ['a date in the front matter', 'pages/02-about.md', 'date: 2025-01-20T09', 'date: yesterday', '02-about.md: '],
  ['a page without front matter', 'pages/01-home.md', '---\n', '', '01-home.md: no front matter'],
])('names the file and the field: %s', (_, file, text, by, message) => {
  expect(spoilt(file, text, by)).toThrow(message);
});
