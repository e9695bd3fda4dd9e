import { expect, test } from 'vitest';
import type { DiagnosticsQuery } from '../gql/graphql.ts';
import { DiagnosticsOperation } from '../gql/operations/Diagnostics.ts';
import type { Ask } from './ask.ts';
import { load } from './load.ts';

test.each([
  ['RATE_LIMITED', 429],
  ['UPSTREAM_INVALID_ANSWER', 502],
  ['UPSTREAM_TIMEOUT', 503],
  ['BAD_USER_INPUT', 404],
])('a page whose query was refused with %s says so by its status', async (code, status) => {
  const errors = [{ message: 'Not now.', extensions: { code } }];
  const ask = (async () => ({ data: { diagnostics: null }, errors })) as unknown as Ask;
  const found = ({ diagnostics }: DiagnosticsQuery) => diagnostics !== null;
  const page = await load(ask, { query: DiagnosticsOperation, variables: { tryCart: false }, found, personal: true });
  expect(page.init?.status).toBe(status);
});
