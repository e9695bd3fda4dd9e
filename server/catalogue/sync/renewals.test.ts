import { expect, test } from 'vitest';
import { createRenewals } from './renewals.ts';

function recorded() {
  const reads: string[][] = [];
  const renewals = createRenewals(async tags => void reads.push([...tags]));
  return { reads, renewals };
}

test('what was read beside a pass is read once more after it', async () => {
  const { reads, renewals } = recorded();
  const ending = Promise.withResolvers<void>();
  const pass = renewals.beside(() => ending.promise);
  await renewals.read(['post:1']);
  expect(reads).toEqual([['post:1']]);
  ending.resolve();
  await pass;
  expect(reads).toEqual([['post:1'], ['post:1']]);
});

test('what comes while one is read is read together', async () => {
  const { reads, renewals } = recorded();
  await Promise.all([['post:1'], ['post:2'], ['post:2', 'post:3']].map(tags => renewals.read(tags)));
  expect(reads).toEqual([['post:1', 'post:2', 'post:3']]);
});

test('a pass without news reads nothing again', async () => {
  const { reads, renewals } = recorded();
  await renewals.read(['post:1']);
  await renewals.beside(async () => {});
  expect(reads).toEqual([['post:1']]);
});
