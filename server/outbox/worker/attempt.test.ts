import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { DeliveryJob } from '../storage/stored.ts';
import { attempt } from './attempt.ts';

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
