import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownIds } from './ownIds.ts';

test('every place that the pages name in their sources is listed', () => {
  const sources = [...globSync('client/src/**/*.tsx'), 'server/web/pages/document.ts'].filter(
    file => !/\.test\./.test(file),
  );
  const named = sources.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/ id="([\w-]+)"|dataBlock\('([\w-]+)'/g)].map(
      match => match[1] ?? match[2]!,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(id => !ownIds.has(id))).toEqual([]);
});
