import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';
import { Scope } from './scope.ts';
import { Store } from './store.ts';

const scope = () => new Scope('test', 5_000);
const bytes = (text: string) => cachedResponse(200, {}, Buffer.from(text));
/** Makes an answer from something with these tags that is good for so long. */
const making = (text: string, tags: string[] = ['x'], ms = 60_000, cacheable = true) =>
  vi.fn(async (inner: Scope) => {
    inner.depend(tags, Date.now() + ms);
    return { cachedResponse: bytes(text), cacheable };
  });
const through = async (answers: ResponseCache, key: string, make: ReturnType<typeof making>, asking = scope()) => {
  const answer = await answers.through(key, asking, make, scope);
  return (await answer.encoded('identity')).toString();
};

let store: Store;
let answers: ResponseCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = new Store(100_000);
  answers = new ResponseCache(store, 'answer build-1 en-ZA');
});
afterEach(() => void vi.useRealTimers());

it('makes an answer once, also for a herd', async () => {
  const make = making('a');
  const all = await Promise.all(Array.from({ length: 64 }, () => through(answers, 'k', make)));
  expect(new Set(all)).toEqual(new Set(['a']));
  await through(answers, 'k', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('lives until the earliest expiry of what it is made from', async () => {
  const make = vi.fn(async (inner: Scope) => {
    inner.depend(['long'], Date.now() + 60_000);
    inner.depend(['short'], Date.now() + 1_000);
    return { cachedResponse: bytes('a'), cacheable: true };
  });
  await through(answers, 'k', make);
  vi.setSystemTime(Date.now() + 999);
  await through(answers, 'k', make);
  expect(make).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await through(answers, 'k', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('goes with the first of its tags that is purged', async () => {
  const make = making('a', ['product:1', 'menus']);
  await through(answers, 'k', make);
  store.purge(['menus']);
  await through(answers, 'k', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('is not kept when one of its tags was purged while it was made', async () => {
  const make = vi.fn(async (inner: Scope) => {
    inner.depend(['product:1'], Date.now() + 60_000);
    store.purge(['product:1']);
    return { cachedResponse: bytes('a'), cacheable: true };
  });
  await through(answers, 'k', make);
  expect(answers.get('k')).toBeNull();
});

it.each([
  ['marked as not to keep', making('a', ['x'], 60_000, false)],
  ['made from nothing that expires', vi.fn(async () => ({ cachedResponse: bytes('a'), cacheable: true }))],
])('sends and forgets an answer %s', async (_what, make) => {
  expect(await through(answers, 'k', make as ReturnType<typeof making>)).toBe('a');
  expect(answers.get('k')).toBeNull();
  expect(store.stats.entries).toBe(0);
});

it('hands a failure on and keeps none', async () => {
  const make = making('a').mockRejectedValueOnce(new Error('down'));
  await expect(through(answers, 'k', make)).rejects.toThrow('down');
  expect(await through(answers, 'k', make)).toBe('a');
});

it('never answers for another kind, build, locale or key', async () => {
  await through(answers, 'k', making('a'));
  for (const prefix of ['page build-1 en-ZA', 'answer build-2 en-ZA', 'answer build-1 de-DE'])
    expect(await through(new ResponseCache(store, prefix), 'k', making('b'))).toBe('b');
  expect(await through(answers, 'other', making('c'))).toBe('c');
  expect(await through(answers, 'k', making('d'))).toBe('a');
});

it('tells whoever asks what the answer depends on, also from the cache', async () => {
  const make = vi.fn(async (inner: Scope) => {
    inner.depend(['x'], Date.now() + 60_000);
    inner.stale = true;
    inner.calls.push({ upstream: 'shop', method: 'GET', path: '/', status: 200, ms: 1 });
    return { cachedResponse: cachedResponse(200, {}, Buffer.from('a'), false), cacheable: true };
  });
  const [first, second] = [scope(), scope()];
  await through(answers, 'k', make, first);
  await through(answers, 'k', make, second);
  for (const asked of [first, second]) {
    expect([...asked.tags]).toEqual(['x']);
    expect(asked.expiresAt).toBe(Date.now() + 60_000);
    expect(asked.stale).toBe(true);
  }
  expect([first.calls.length, second.calls.length]).toEqual([1, 0]);
});

it('holds nothing of the request that made it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const asked = await (async () => {
    const make = async (inner: Scope) => {
      inner.depend(['x'], Date.now() + 60_000);
      return { cachedResponse: bytes('a'), cacheable: true };
    };
    await answers.through('k', scope(), make, scope);
    return new WeakRef(make);
  })();
  for (let turn = 0; turn < 10 && asked.deref(); turn++) {
    await setImmediate();
    collect();
  }
  expect(asked.deref()).toBeUndefined();
  expect(answers.get('k')).not.toBeNull();
});

it('makes every answer anew where caching is off', async () => {
  const make = making('a');
  const off = new ResponseCache(store, 'answer', false);
  await through(off, 'k', make);
  await through(off, 'k', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(store.stats.entries).toBe(0);
});

it('makes an answer once for a herd where caching is off', async () => {
  const make = making('a');
  const off = new ResponseCache(store, 'answer', false);
  const all = await Promise.all(Array.from({ length: 64 }, () => through(off, 'k', make)));
  expect(new Set(all)).toEqual(new Set(['a']));
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps for nobody what a part of it left out because its asker asked too often', async () => {
  const make = vi.fn(async (inner: Scope) => {
    inner.depend(['x'], Date.now() + 60_000);
    const part = scope();
    part.leaveOut();
    inner.absorb(part);
    return { cachedResponse: bytes('half'), cacheable: !inner.failed };
  });
  const [one, other] = [scope(), scope()];
  await Promise.all([one, other].map(asking => answers.through('q', asking, make, scope)));
  expect(make).toHaveBeenCalledTimes(2);
  expect([one, other].map(({ failed, limited }) => failed && limited)).toEqual([true, true]);
  await answers.through('q', scope(), make, scope);
  expect(make).toHaveBeenCalledTimes(3);
});
