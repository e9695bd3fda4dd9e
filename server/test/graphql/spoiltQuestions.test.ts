import { expect, it } from 'vitest';
import { proveQuestions } from '../mutated/asking.ts';

it('blames nobody but who asks for a question that is spoilt, and loses nothing that it acknowledged', async () => {
  const tally = await proveQuestions(400, 1);
  expect(tally.cases).toBe(400);
  expect(Object.keys(tally.statuses)).toEqual(expect.arrayContaining(['200', '202', '400']));
});
