import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { DeliveryJob } from '../storage/stored.ts';
import { ManualTime } from '../test/manualTime.ts';
import { attempt, type Deliver } from './attempt.ts';

it('leaves nothing of a try behind, however many are made before the process ends', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const closing = new AbortController();
  const signals: WeakRef<AbortSignal>[] = [];
  for (let tries = 0; tries < 20; tries++)
    await attempt(
      async (_, { signal }) => void signals.push(new WeakRef(signal)),
      {} as DeliveryJob,
      30_000,
      () => () => {},
      closing.signal,
    );
  const left = () => signals.filter(signal => signal.deref());
  for (let turn = 0; turn < 10 && left().length; turn++) {
    await setImmediate();
    collect();
  }
  expect(left()).toEqual([]);
});

it('waits for a mail that takes the place of a service, which itself is given half a minute', async () => {
  const time = new ManualTime();
  const { promise, resolve } = Promise.withResolvers<void>();
  const given: AbortSignal[] = [];
  const deliver: Deliver = (_, { signal }) => {
    given.push(signal);
    return promise;
  };
  const job = { target: 'service' } as DeliveryJob;
  const result = attempt(deliver, job, 30_000, time.schedule, new AbortController().signal);
  time.advance(120_000);
  expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  resolve();
  expect(await result).toMatchObject({ type: 'delivered' });
});

it.each([
  ['its name, code and status', { code: 'EAUTH', status: 535 }, 'SMTPError EAUTH 535'],
  ['no code that is a sentence', { code: '550 no mailbox sipho@example.test' }, 'SMTPError'],
  ['nothing of what it carries', { response: 'for sipho@example.test' }, 'SMTPError'],
])('says of what failed %s, and none of its words: they may quote a visitor', async (_, more, fault) => {
  const error = Object.assign(new Error('refused for sipho@example.test'), { name: 'SMTPError' }, more);
  const { signal } = new AbortController();
  const deliver: Deliver = () => Promise.reject(error);
  const failed = { type: 'failed', fault, alone: false };
  expect(await attempt(deliver, {} as DeliveryJob, 30_000, () => () => {}, signal)).toEqual(failed);
});
