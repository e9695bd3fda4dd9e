import { expect, test } from 'vitest';
import { createChangeQueue } from './changeQueue.ts';

function recorded() {
  const reads: string[][] = [];
  const changeQueue = createChangeQueue(async tags => void reads.push([...tags]));
  return { reads, changeQueue };
}

test('what was read beside a pass is read once more after it', async () => {
  const { reads, changeQueue } = recorded();
  const ending = Promise.withResolvers<void>();
  const pass = changeQueue.during(() => ending.promise);
  await changeQueue.read(['post:1']);
  expect(reads).toEqual([['post:1']]);
  ending.resolve();
  await pass;
  expect(reads).toEqual([['post:1'], ['post:1']]);
});

test('what comes while one is read is read together', async () => {
  const { reads, changeQueue } = recorded();
  await Promise.all([['post:1'], ['post:2'], ['post:2', 'post:3']].map(tags => changeQueue.read(tags)));
  expect(reads).toEqual([['post:1', 'post:2', 'post:3']]);
});

test('a pass without news reads nothing again', async () => {
  const { reads, changeQueue } = recorded();
  await changeQueue.read(['post:1']);
  await changeQueue.during(async () => {});
  expect(reads).toEqual([['post:1']]);
});

test('what was read beside a pass that fails is read once more, too: what the pass had read by then is written', async () => {
  const { reads, changeQueue } = recorded();
  const ending = Promise.withResolvers<void>();
  const pass = changeQueue.during(() => ending.promise);
  await changeQueue.read(['post:1']);
  ending.reject(new Error('Its second page took too long'));
  await expect(pass).rejects.toThrow('second page');
  expect(reads).toEqual([['post:1'], ['post:1']]);
});
