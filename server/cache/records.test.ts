import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeadlineError } from './deadline.ts';
import { type Fetched, Records } from './records.ts';
import { Scope } from './scope.ts';
import { Store } from './store.ts';

const CLOCK = { fresh: 60_000, stale: 600_000 };
const scope = () => new Scope('test', 5_000);
const fetched = <T>(value: T, ...tags: string[]): Fetched<T> => ({ value, tags, size: 10 });
const settled = () => new Promise(resolve => setImmediate(resolve));
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

let store: Store;
let records: Records;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = new Store(100_000);
  records = new Records(store);
});
afterEach(() => void vi.useRealTimers());

it('fetches once while fresh, and says what an answer made from it depends on', async () => {
  const fetch = vi.fn(async () => fetched('a', 'page:1'));
  const made = scope();
  expect(await records.read(made, 'k', CLOCK, fetch)).toBe('a');
  pass(59_000);
  const later = scope();
  expect(await records.read(later, 'k', CLOCK, fetch)).toBe('a');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect([...later.tags]).toEqual(['page:1']);
  expect(later.expiresAt).toBe(Date.now() + 1_000);
  expect(later.stale).toBe(false);
});

it('serves what is outdated at once and refreshes it behind, once', async () => {
  const fetch = vi.fn(async () => fetched(`at ${Date.now()}`, 'x'));
  const first = await records.read(scope(), 'k', CLOCK, fetch);
  pass(61_000);
  expect(
    await Promise.all([records.read(scope(), 'k', CLOCK, fetch), records.read(scope(), 'k', CLOCK, fetch)]),
  ).toEqual([first, first]);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await records.read(scope(), 'k', CLOCK, fetch)).not.toBe(first);
});

it('keeps for less than its clock says what is told to be good for less', async () => {
  const fetch = vi.fn(async () => ({ ...fetched('a', 'x'), freshMs: 1_000 }));
  await records.read(scope(), 'k', CLOCK, fetch);
  pass(900);
  const made = scope();
  await records.read(made, 'k', CLOCK, fetch);
  expect([fetch.mock.calls.length, made.expiresAt]).toEqual([1, Date.now() + 100]);
  pass(200);
  await records.read(scope(), 'k', CLOCK, fetch);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps an answer made while a refresh runs for two seconds only', async () => {
  await records.read(scope(), 'k', CLOCK, async () => fetched('a', 'x'));
  pass(61_000);
  const made = scope();
  await records.read(made, 'k', CLOCK, async () => fetched('a', 'x'));
  expect(made.expiresAt).toBe(Date.now() + 2_000);
});

it('serves what is outdated for as long as its service fails, marks it, and tries again after a while', async () => {
  const fetch = vi.fn(async () => fetched('a', 'x'));
  await records.read(scope(), 'k', CLOCK, fetch);
  fetch.mockRejectedValue(new Error('down'));
  pass(61_000);
  await records.read(scope(), 'k', CLOCK, fetch);
  await settled();
  const made = scope();
  expect(await records.read(made, 'k', CLOCK, fetch)).toBe('a');
  expect(made.stale).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
  pass(5_001);
  await records.read(scope(), 'k', CLOCK, fetch);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(3);
  pass(600_000);
  await expect(records.read(scope(), 'k', CLOCK, fetch)).rejects.toThrow('down');
});

it('never keeps a failure', async () => {
  const fetch = vi.fn(async () => fetched('a')).mockRejectedValueOnce(new Error('down'));
  await expect(records.read(scope(), 'k', CLOCK, fetch)).rejects.toThrow('down');
  expect(records.knows('k')).toBe(false);
  expect(await records.read(scope(), 'k', CLOCK, fetch)).toBe('a');
});

it('fetches only what is missing, together, and answers in the order of the keys', async () => {
  const fetch = vi.fn(async (keys: readonly string[]) => keys.map(key => fetched(key.toUpperCase())));
  await records.readMany(scope(), ['b'], CLOCK, fetch);
  expect(await records.readMany(scope(), ['c', 'b', 'a'], CLOCK, fetch)).toEqual(['C', 'B', 'A']);
  expect(fetch.mock.calls.map(([keys]) => keys)).toEqual([['b'], ['c', 'a']]);
});

it('shares calls between requests that want some of the same keys', async () => {
  const fetch = vi.fn(async (keys: readonly string[]) => keys.map(key => fetched(key)));
  await Promise.all([
    records.readMany(scope(), ['a', 'b'], CLOCK, fetch),
    records.readMany(scope(), ['b', 'c'], CLOCK, fetch),
  ]);
  expect(fetch.mock.calls.map(([keys]) => keys)).toEqual([['a', 'b'], ['c']]);
});

it('makes one call for a herd', async () => {
  const fetch = vi.fn(async () => fetched('a'));
  await Promise.all(Array.from({ length: 64 }, () => records.read(scope(), 'k', CLOCK, fetch)));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does not keep what was fetched while its tag was purged', async () => {
  const answer = Promise.withResolvers<Fetched<string>>();
  const reading = records.read(scope(), 'k', CLOCK, () => answer.promise);
  await settled();
  store.purge(['page:1']);
  answer.resolve(fetched('old', 'page:1'));
  expect(await reading).toBe('old');
  expect(records.knows('k')).toBe(false);
});

it('drops what was made from a record that came back different, and not from one that came back the same', async () => {
  const read = (value: object) => records.read(scope(), 'k', CLOCK, async () => fetched(value, 'page:1'));
  const keep = () => store.set('answer', { tags: ['page:1'], size: 1 }, store.sequence);
  await read({ a: 1 });
  keep();
  pass(61_000);
  await read({ a: 1 });
  await settled();
  expect(store.get('answer')).toBeDefined();
  pass(61_000);
  await read({ a: 2 });
  await settled();
  expect(store.get('answer')).toBeUndefined();
  expect(await read({ a: 3 })).toEqual({ a: 2 });
});

it('lets a request wait no longer than its deadline, and the others have the value', async () => {
  const answer = Promise.withResolvers<Fetched<string>>();
  const hasty = records.read(new Scope('hasty', 5), 'k', CLOCK, () => answer.promise);
  const patient = records.read(scope(), 'k', CLOCK, () => answer.promise);
  await expect(hasty).rejects.toBeInstanceOf(DeadlineError);
  answer.resolve(fetched('a'));
  expect(await patient).toBe('a');
  expect(records.knows('k')).toBe(true);
});

it('keeps for a second only where nothing is to last', async () => {
  const brief = new Records(store, false);
  const fetch = vi.fn(async () => fetched('a'));
  await brief.read(scope(), 'k', CLOCK, fetch);
  await brief.read(scope(), 'k', CLOCK, fetch);
  pass(1_001);
  await brief.read(scope(), 'k', CLOCK, fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('reads what news came of before it is used again, and joins no work that began before', async () => {
  const old = Promise.withResolvers<Fetched<string>>();
  await records.read(scope(), 'k', CLOCK, async () => fetched('a', 'page:1'));
  pass(61_000);
  await records.read(scope(), 'k', CLOCK, () => old.promise);
  store.outdate(['page:1']);
  expect(await records.read(scope(), 'k', CLOCK, async () => fetched('b', 'page:1'))).toBe('b');
  old.resolve(fetched('a', 'page:1'));
  await settled();
  const fetch = vi.fn(async () => fetched('c', 'page:1'));
  expect(await records.read(scope(), 'k', CLOCK, fetch)).toBe('b');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([[['page:1']], ['everything' as const]])('uses it as it was while its service fails: %s', async news => {
  await records.read(scope(), 'k', CLOCK, async () => fetched('a', 'page:1'));
  store.outdate(news);
  const fetch = vi.fn(async (): Promise<Fetched<string>> => {
    throw new Error('down');
  });
  const made = scope();
  expect(await records.read(made, 'k', CLOCK, fetch)).toBe('a');
  expect(made.stale).toBe(true);
  expect(await records.read(scope(), 'k', CLOCK, fetch)).toBe('a');
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(5_000);
  await records.read(scope(), 'k', CLOCK, async () => fetched('b', 'page:1'));
  await settled();
  expect(await records.read(scope(), 'k', CLOCK, fetch)).toBe('b');
});

it('reads again what changed while a refresh ran that failed', async () => {
  await records.read(scope(), 'k', CLOCK, async () => fetched('a', 'x'));
  pass(61_000);
  const { promise, reject } = Promise.withResolvers<Fetched<string>>();
  await records.read(scope(), 'k', CLOCK, () => promise);
  store.outdate(['x']);
  reject(new Error('down'));
  await settled();
  expect(await records.read(scope(), 'k', CLOCK, async () => fetched('b', 'x'))).toBe('b');
});

it('reads together what is due and what is not there, each once', async () => {
  await records.read(scope(), 'a', CLOCK, async () => fetched('a', 'x'));
  await records.read(scope(), 'b', CLOCK, async () => fetched('b', 'y'));
  store.outdate(['x']);
  const fetch = vi.fn(async (keys: readonly string[]) => keys.map(key => fetched(`new ${key}`, 'x')));
  expect(await records.readMany(scope(), ['a', 'b', 'c'], CLOCK, fetch)).toEqual(['new a', 'b', 'new c']);
  expect(fetch.mock.calls.flatMap(([keys]) => keys).toSorted()).toEqual(['a', 'c']);
});

it('lets a visitor wait three seconds for what is due, and the call goes on and renews it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers<Fetched<string>>();
  const patient = () => new Scope('test', 10_000);
  await records.read(patient(), 'k', CLOCK, async () => fetched('old', 'page:1'));
  store.outdate(['page:1']);
  const fetch = vi.fn(() => answer.promise);
  const made = patient();
  const reading = records.read(made, 'k', CLOCK, fetch);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reading).toBe('old');
  expect(made).toMatchObject({ stale: true, failed: false, expiresAt: Date.now() + 2_000 });
  // Whoever comes while the call is under way waits no more.
  expect(await records.read(patient(), 'k', CLOCK, fetch)).toBe('old');
  answer.resolve(fetched('new', 'page:1'));
  await vi.advanceTimersByTimeAsync(0);
  const later = patient();
  expect(await records.read(later, 'k', CLOCK, fetch)).toBe('new');
  expect(later.stale).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('hands on what is found wrong with a row, keeps it not, and shows the older one where there is one', async () => {
  const wrong = async (): Promise<Fetched<string | Error>> => ({ value: new Error('not a row'), tags: ['x'], size: 1 });
  const made = scope();
  expect(await records.read(made, 'k', CLOCK, wrong)).toBeInstanceOf(Error);
  expect(made.failed).toBe(true);
  expect(records.knows('k')).toBe(false);
  await records.read(scope(), 'k', CLOCK, async () => fetched('true', 'x'));
  store.outdate(['x']);
  const shown = scope();
  expect(await records.read<string | Error>(shown, 'k', CLOCK, wrong)).toBe('true');
  expect(shown).toMatchObject({ stale: true, failed: false });
});
