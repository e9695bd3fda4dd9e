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

it.each([
  ['query A { site { name } }', true],
  ['fragment S on Site { name } query A { site { ...S } }', true],
  ['query A { site { name } cart { total } }', false],
  ['query A { mine: order(id: "1") { id } }', false],
  ['query A { ...Root } fragment Root on Query { cart { total } }', false],
  ['query A { ... on Query { cart { total } } }', false],
  ['mutation A { clearCart { total } }', false],
])('knows whether everybody may see the answer of %s', (text, shared) => {
  expect(readOperations(written({ hash: text })).get('hash')!.shared).toBe(shared);
});
