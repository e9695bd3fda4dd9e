import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOperations } from './operations.ts';

function written(...files: Record<string, string>[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return files.map((operations, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(operations));
    return file;
  });
}

it('reads the operations of all files and takes a missing one for none', () => {
  const files = written({ a: 'query A { site { name } }' }, { b: 'query B { site { url } }' });
  const operations = readOperations([...files, '/no/such/file.json']);
  expect([...operations].map(([hash, { name }]) => [hash, name])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
});
