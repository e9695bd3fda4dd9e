import { expect, it } from 'vitest';
import { proveOperations } from '../mutated/operations.ts';

const answersAlike = 'answers a registered operation as the same document that nobody registered, whatever is in it';

it(answersAlike, async () => {
  const tally = await proveOperations(300, 1);
  expect(tally.cases).toBe(300);
  expect(tally.whole).toBeGreaterThan(50);
  expect(tally.refused).toBeGreaterThan(10);
});

it(`${answersAlike}, also much of it`, { tags: 'proof', timeout: 300_000 }, async () => {
  expect((await proveOperations(5_000, Date.now() % 2 ** 31)).cases).toBe(5_000);
});
