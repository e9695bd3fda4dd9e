import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { Store } from './store.ts';

const entry = (...tags: string[]) => ({ tags, size: 10 });

it('keeps an entry until one of its tags is purged', () => {
  const store = new Store(1_000);
  store.set('a', entry('product:1', 'products'), store.sequence);
  store.set('b', entry('product:2', 'products'), store.sequence);
  store.purge(['product:1']);
  expect(store.get('a')).toBeUndefined();
  expect(store.get('b')).toEqual(entry('product:2', 'products'));
  store.purge(['products']);
  expect(store.stats.entries).toBe(0);
});

it('spares the entry that the news came with', () => {
  const store = new Store(1_000);
  store.set('new', entry('x'), store.sequence);
  store.set('made from the old', entry('x'), store.sequence);
  store.purge(['x'], { keep: 'new' });
  expect(store.get('new')).toBeDefined();
  expect(store.get('made from the old')).toBeUndefined();
});

it('makes records due at a purge, and drops what is made from them and what was withdrawn', () => {
  const store = new Store(10_000);
  const record = (tag: string) => ({ ...entry(tag), due: false });
  for (const tag of ['x', 'y']) {
    store.set(`record ${tag}`, record(tag), store.sequence);
    store.set(`page ${tag}`, entry(tag), store.sequence);
  }
  store.purge(['x', 'y'], { isWithdrawn: tag => tag === 'y' });
  expect(store.get('record x')).toMatchObject({ due: true });
  for (const key of ['page x', 'record y', 'page y']) expect(store.get(key), key).toBeUndefined();
});

it('does not keep what began before a purge of one of its tags', () => {
  const store = new Store(1_000);
  const since = store.sequence;
  store.purge(['x']);
  expect(store.set('a', entry('x', 'y'), since)).toBe(false);
  expect(store.get('a')).toBeUndefined();
  expect(store.set('b', entry('y'), since)).toBe(true);
  expect(store.set('a', entry('x', 'y'), store.sequence)).toBe(true);
});

it('keeps nothing that began before everything was dropped', () => {
  const store = new Store(1_000);
  const since = store.sequence;
  store.clear();
  expect(store.set('a', entry('x'), since)).toBe(false);
});

it('trusts no work older than the purges it remembers', () => {
  const store = new Store(1_000);
  const since = store.sequence;
  for (let at = 0; at < 30_000; at++) store.purge([`tag:${at}`]);
  expect(store.set('a', entry('tag:0'), since)).toBe(false);
  expect(store.set('b', entry('tag:0'), store.sequence)).toBe(true);
});

it('forgets the tags of what it drops', () => {
  const store = new Store(1_000);
  store.set('a', entry('x'), store.sequence);
  store.set('a', entry('y'), store.sequence);
  store.purge(['x']);
  expect(store.get('a')).toBeDefined();
  for (const key of ['b', 'c', 'd']) store.set(key, entry('x'), store.sequence);
  expect(store.stats.entries).toBe(2);
});

it('counts what keys and tags take, so that entries of few bytes cannot outgrow it', () => {
  const store = new Store(100_000);
  for (let i = 0; i < 100; i += 1) store.set(`${i} ${'a'.repeat(5_000)}`, { tags: [], size: 10 }, store.sequence);
  expect(store.stats.entries).toBeLessThan(10);
  const tags = Array.from({ length: 500 }, (_, i) => `product:${i}`);
  for (let i = 0; i < 100; i += 1) store.set(String(i), { tags, size: 10 }, store.sequence);
  expect(store.stats.entries).toBeLessThan(4);
});

it('runs work once for all who ask meanwhile, and anew afterwards', async () => {
  const store = new Store(1_000);
  const work = vi.fn(async () => 'done');
  expect(await Promise.all([store.once('k', work), store.once('k', work), store.once('other', work)])).toHaveLength(3);
  expect(work).toHaveBeenCalledTimes(2);
  await store.once('k', work);
  expect(work).toHaveBeenCalledTimes(3);
});

it('hands a failure to all who waited and to nobody after them', async () => {
  const store = new Store(1_000);
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('down'));
  const asked = await Promise.allSettled([store.once('k', work), store.once('k', work)]);
  expect(asked.map(one => one.status)).toEqual(['rejected', 'rejected']);
  expect(await store.once('k', work)).toBe('done');
});

it('joins nobody to work that began before news from outside', async () => {
  const store = new Store(1_000);
  const first = Promise.withResolvers<string>();
  const old = store.once('k', () => first.promise);
  store.outdate(['x']);
  const fresh = store.once('k', async () => 'new');
  first.resolve('old');
  expect(await Promise.all([old, fresh])).toEqual(['old', 'new']);
});

it('drops at news what cannot be used without being made anew, and marks the rest', () => {
  const store = new Store(1_000);
  store.set('answer', { tags: ['x'], size: 1 }, store.sequence);
  store.set('record', { tags: ['x'], size: 1, due: false }, store.sequence);
  store.set('other', { tags: ['y'], size: 1 }, store.sequence);
  const since = store.sequence;
  store.outdate(['x']);
  expect([store.get('answer'), store.get('record')?.due, store.get('other')?.size]).toEqual([undefined, true, 1]);
  expect(store.set('answer', { tags: ['x'], size: 1 }, since)).toBe(false);
  store.outdate('everything');
  expect([store.get('other'), store.get('record')?.due]).toEqual([undefined, true]);
  expect(store.set('other', { tags: ['y'], size: 1 }, since)).toBe(false);
});

it('joins what is under way, and counts it in bytes: however much begins, there is an end to what it remembers', () => {
  const store = new Store(1_000);
  const work = vi.fn(() => new Promise<never>(() => {}));
  for (let i = 0; i < 1_000; i++) void store.once(`${i} ${'k'.repeat(10_000)}`, work);
  expect(work).toHaveBeenCalledTimes(1_000);
  void store.once(`999 ${'k'.repeat(10_000)}`, work);
  expect(work).toHaveBeenCalledTimes(1_000);
  void store.once(`0 ${'k'.repeat(10_000)}`, work);
  expect(work).toHaveBeenCalledTimes(1_001);
});

it('drops at a purge what has the tag now, and nothing that had it before', () => {
  const tags = fc.subarray(['x', 'y', 'z']);
  const step = fc.oneof(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), tags, size: fc.constantFrom(10, 10, 10, 5_000) }),
    fc.record({ purged: fc.constantFrom('x', 'y', 'z') }),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), steps => {
      const store = new Store(4_000);
      const expected = new Map<string, readonly string[]>();
      for (const one of steps) {
        if ('purged' in one) {
          store.purge([one.purged]);
          for (const [key, of] of expected) if (of.includes(one.purged)) expected.delete(key);
        } else if (store.set(one.key, { tags: one.tags, size: one.size }, store.sequence))
          expected.set(one.key, one.tags);
        else expected.delete(one.key);
        expect(['a', 'b', 'c'].filter(key => store.get(key))).toEqual([...expected.keys()].toSorted());
      }
    }),
  );
});

it('works once on each key of lists that overlap, and hands a failure to those who waited for it alone', async () => {
  const store = new Store(1_000);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const work = vi.fn<(keys: readonly string[]) => Promise<string>>();
  work.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise).mockResolvedValue('third');
  const one = store.onceForEach(['a', 'b', 'a'], work);
  const both = store.onceForEach(['b', 'c'], work);
  const joining = store.onceForEach(['b'], work);
  expect(work.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  second.reject(new Error('the second failed'));
  await expect(both).rejects.toThrow('the second failed');
  first.resolve('first');
  expect(await one).toEqual(['first', 'first', 'first']);
  expect(await joining).toEqual(['first']);
  expect(await store.onceForEach(['c', 'b'], work)).toEqual(['third', 'third']);
});
