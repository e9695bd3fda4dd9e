import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ScreenRow, screens } from '../../rules/screens.ts';
import { readOperations } from '../graphql/operations.ts';

// The route table against what it names: files of the client and registered operations.

const client = join(import.meta.dirname, '../../client/src');
const operations = [...readOperations([join(client, 'gql/persisted-documents.json')]).values()];
const rows = Object.entries<ScreenRow>(screens).flatMap(([path, row]) => ('screen' in row ? [{ path, ...row }] : []));

it.each(rows)('$path is shown by $screen', ({ screen }) => {
  expect(existsSync(join(client, 'screens', `${screen}.tsx`))).toBe(true);
});

it.each(rows.filter(({ query }) => query !== null))('$path is for whom its query $query is for', row => {
  const operation = operations.find(({ name }) => name === row.query);
  expect(operation, 'not registered').toBeDefined();
  expect(row.audience === 'everyone').toBe(operation!.shared);
});
