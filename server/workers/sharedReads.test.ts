import { expect, it, onTestFinished, vi } from 'vitest';
import { type Fetched, Records, type SharedFetches } from '../cache/records.ts';
import { Scope } from '../cache/scope.ts';
import { Store } from '../cache/store.ts';
import { createReads } from '../primary/reads.ts';
import { createRelay } from '../primary/relay.ts';
import { linkWorkers } from '../test/linkedPeers.ts';
import { createWorkersReads } from './sharedReads.ts';

const LONG_MS = 60_000;

/** Workers that read rows of one service, which counts what it is asked for. */
function startWorkers(count = 2) {
  const workers = linkWorkers(count, createReads(), createRelay());
  const asked: string[][] = [];
  let version = 1;
  let held: Promise<unknown> = Promise.resolve();
  const fetch = async (keys: readonly string[]): Promise<Fetched<string>[]> => {
    asked.push([...keys]);
    const answered = version;
    await held;
    return keys.map(key => ({ value: `${key} ${answered}`, tags: [key], size: 10 }));
  };
  const readers = workers.map(({ primary }) => createWorkersReads(primary));
  return {
    asked,
    fetch,
    workers,
    readers,
    /** Its values are others from now on. */
    edit: () => void version++,
    /** It answers only once that is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    read: async (by: SharedFetches, keys: string[], oldestMs = LONG_MS) =>
      (await by.fetch(keys, oldestMs, fetch)).map(({ value }) => value),
  };
}

it('reads once what many workers ask for at the same time, and what some of them share only in part', async () => {
  const { readers, read, asked } = startWorkers(4);
  const answers = await Promise.all(readers.map(one => read(one, ['a', 'b'])));
  expect(new Set(answers.flat())).toEqual(new Set(['a 1', 'b 1']));
  expect(asked).toEqual([['a', 'b']]);
  expect(await read(readers[2]!, ['b', 'c'])).toEqual(['b 1', 'c 1']);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

it('says how old it is what another one read, and reads anew what is too old', async () => {
  const { readers, read, asked, fetch, edit } = startWorkers();
  await read(readers[0]!, ['a']);
  edit();
  const [known] = await readers[1]!.fetch(['a'], LONG_MS, fetch);
  expect(known).toMatchObject({ value: 'a 1', ageMs: expect.any(Number) });
  expect(known!.ageMs).toBeGreaterThan(0);
  expect(await read(readers[1]!, ['a'], 0)).toEqual(['a 2']);
  expect(asked.length).toBe(2);
});

it('reads anew what was said to be good for less', async () => {
  const { readers, read, fetch, edit } = startWorkers();
  const brief = async (keys: readonly string[]) => (await fetch(keys)).map(one => ({ ...one, freshMs: 0 }));
  await readers[0]!.fetch(['a'], LONG_MS, brief);
  edit();
  expect(await read(readers[1]!, ['a'])).toEqual(['a 2']);
});

it('hands on nothing that was begun before its tag changed', async () => {
  const { readers, read, asked, edit, hold } = startWorkers();
  await read(readers[0]!, ['kept', 'other']);
  const release = hold();
  const early = read(readers[0]!, ['under way']);
  await expect.poll(() => asked.length).toBe(2);
  edit();
  readers[1]!.forget(['kept', 'under way']);
  const late = read(readers[1]!, ['kept', 'under way', 'other']);
  await expect.poll(() => asked.length).toBe(3);
  release();
  expect(await early).toEqual(['under way 1']);
  expect(await late).toEqual(['kept 2', 'under way 2', 'other 1']);
  expect(await read(readers[0]!, ['under way'])).toEqual(['under way 2']);
});

it('hands nothing older on to who waited for what did not come', async () => {
  const { readers, workers, read, asked, hold } = startWorkers();
  await read(readers[0]!, ['a']);
  hold();
  void read(readers[0]!, ['a'], 0);
  await expect.poll(() => asked.length).toBe(2);
  const { primary } = workers[1]!;
  expect(await primary.ask('beginReads', { keys: ['a'], oldestMs: 0 })).toEqual([{ is: 'under way' }]);
  readers[0]!.forget(['other']);
  await new Promise(resolve => setImmediate(resolve));
  expect(await primary.ask('awaitRead', { key: 'a', oldestMs: 0 })).toBeNull();
});

it('lets those who waited read by themselves where the one that read failed, or died', async () => {
  const { readers, workers, read, asked, hold, fetch } = startWorkers(3);
  const failing = readers[0]!.fetch(['a'], LONG_MS, () => Promise.reject(new Error('away')));
  await expect(Promise.all([failing, read(readers[1]!, ['a'])])).rejects.toThrow('away');
  await expect.poll(() => asked).toEqual([['a']]);
  const release = hold();
  void readers[0]!.fetch(['b'], LONG_MS, fetch).catch(() => {});
  await expect.poll(() => asked.length).toBe(2);
  const waiting = read(readers[1]!, ['b']);
  await new Promise(resolve => setImmediate(resolve));
  workers[0]!.die();
  release();
  expect(await waiting).toEqual(['b 1']);
  expect(asked.length).toBe(3);
});

it('reads again, in every worker, what one of them has changed', async () => {
  const { readers, asked, fetch, edit } = startWorkers();
  const records = readers.map(reader => new Records(new Store(1_000_000), true, reader));
  const clock = { fresh: LONG_MS, stale: LONG_MS };
  const read = async (by: Records) => (await by.readMany(new Scope('test', LONG_MS), ['comments'], clock, fetch))[0];
  expect(await Promise.all(records.map(read))).toEqual(['comments 1', 'comments 1']);
  edit();
  records[1]!.outdate(['comments']);
  expect(await read(records[1]!)).toBe('comments 2');
  await expect.poll(() => read(records[0]!)).toBe('comments 2');
  expect(asked.length).toBe(2);
});

it('reads itself what another one has not read in the time that a call takes, as where that stands still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { readers, read, asked, hold, workers } = startWorkers(3);
  const release = hold();
  const stopped = read(readers[0]!, ['a']);
  await vi.waitFor(() => expect(asked).toEqual([['a']]));
  const waiting = read(readers[1]!, ['a']);
  // Once this is answered, the primary has heard that somebody waits.
  await workers[1]!.primary.ask('beginReads', { keys: [], oldestMs: 0 });
  await workers[1]!.primary.ask('beginReads', { keys: [], oldestMs: 0 });
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['a']]));
  const third = read(readers[2]!, ['a']);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  release();
  expect(await Promise.all([stopped, waiting, third])).toEqual([['a 1'], ['a 1'], ['a 1']]);
});
