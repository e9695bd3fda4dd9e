import { expect, it } from 'vitest';
import { StorageBackoff } from './storageBackoff.ts';

function start() {
  const [time, logged] = [{ now: 1_000 }, [] as unknown[]];
  const log = { error: (fields: unknown) => void logged.push(fields) } as never;
  const backoff = new StorageBackoff(log, () => time.now);
  const fail = (error: Error) => backoff.run(() => Promise.reject(error));
  return { backoff, fail, time, logged };
}

it('lets nothing begin for five seconds after the database failed', async () => {
  const { backoff, fail, time } = start();
  expect([await backoff.run(async () => 'noted'), backoff.fresh]).toEqual(['noted', false]);
  expect([await fail(new Error('away')), backoff.fresh]).toEqual([null, true]);
  time.now += 4_999;
  expect(backoff.fresh).toBe(true);
  time.now += 1;
  expect(backoff.fresh).toBe(false);
});

it('logs no words of an error that may quote what was to be stored', async () => {
  const { fail, logged } = start();
  await fail(new TypeError('cannot bind "Call me at 082 123 4567"'));
  expect(logged).toEqual([{ fault: 'TypeError' }]);
});
