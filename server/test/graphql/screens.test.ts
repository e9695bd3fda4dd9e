import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexable, screenAt, unlisted } from '../../../e2e/kinds.ts';
import { type ScreenRow, screens } from '../../../rules/screens.ts';
import { readOperations } from '../../graphql/operations.ts';
import { schemasFor } from '../../graphql/schemas.ts';
import { createSharedAnswers } from '../../graphql/sharedAnswers.ts';

// The route table against what it names: files of the client and registered operations.

const client = join(import.meta.dirname, '../../../client/src');
const operations = [...readOperations([join(client, 'gql/persisted-documents.json')]).values()];
const isShared = createSharedAnswers(schemasFor(true).full);
const rows = Object.entries<ScreenRow>(screens).flatMap(([path, row]) => ('screen' in row ? [{ path, ...row }] : []));

it.each(rows)('$path is shown by $screen', ({ screen }) => {
  expect(existsSync(join(client, 'screens', `${screen}.tsx`))).toBe(true);
});

it.each(rows.filter(({ query }) => query !== null))('$path is for whom its query $query is for', row => {
  const operation = operations.find(({ name }) => name === row.query);
  expect(operation, 'not registered').toBeDefined();
  expect(row.audience === 'everyone').toBe(isShared(operation!));
});

const looked = new Set([...Object.keys(indexable), ...unlisted].map(screenAt));

it.each(rows.filter(({ path, audience }) => audience === 'everyone' && path !== '*'))(
  '$path is of a screen that a crawler looks at and the bench measures, by an address in e2e/kinds.ts',
  ({ screen }) => expect(looked).toContain(screen),
);
