import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from './ask.ts';
import { askRecent } from './askRecent.ts';

const query = { kind: 'query', name: 'Example', hash: 'sha256:abc' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = (errors: { message: string }[] = []) => {
  let count = 0;
  const ask = (async () => ({ data: ++count, errors })) as unknown as Ask;
  return { ask, times: () => count };
};

test('what was answered is not asked for again for a minute, and then it is', async () => {
  const { ask, times } = counted();
  await askRecent(ask, query, { page: 1 });
  vi.advanceTimersByTime(59_000);
  expect(await askRecent(ask, query, { page: 1 })).toMatchObject({ data: 1 });
  await askRecent(ask, query, { page: 2 });
  expect(times()).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(await askRecent(ask, query, { page: 1 })).toMatchObject({ data: 3 });
});

test('an answer with an error in it is asked for again', async () => {
  const { ask, times } = counted([{ message: 'Part of it is missing' }]);
  await askRecent(ask, query, {});
  await askRecent(ask, query, {});
  expect(times()).toBe(2);
});

test('two requests of the server share no answers', async () => {
  const [one, other] = [counted(), counted()];
  await askRecent(one.ask, query, {});
  await askRecent(other.ask, query, {});
  expect([one.times(), other.times()]).toEqual([1, 1]);
});

test('a long walk leaves no more than forty answers behind', async () => {
  const { ask, times } = counted();
  for (let page = 0; page <= 40; page++) await askRecent(ask, query, { page });
  await askRecent(ask, query, { page: 40 });
  expect(times()).toBe(41);
  await askRecent(ask, query, { page: 0 });
  expect(times()).toBe(42);
});
