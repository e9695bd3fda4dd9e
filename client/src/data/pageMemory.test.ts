import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMemory } from './pageMemory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ready = (data: unknown) => ({ data: { kind: 'ready', data }, init: null });
const failed = { data: { kind: 'failed' }, init: { status: 503 } };
const MINUTE = 60_000;

test('what came with the page, was asked for ahead or was shown is fresh for a minute', async () => {
  const memory = new PageMemory();
  const read = vi.fn(() => Promise.resolve(ready('new')));
  memory.seed('/', { kind: 'ready', data: 'with the page' });
  expect(await memory.get('/', read)).toEqual({ kind: 'ready', data: 'with the page' });
  memory.ahead('/about', read);
  memory.ahead('/about', read);
  expect(await memory.get('/about', read)).toEqual(ready('new'));
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MINUTE);
  await memory.get('/', read);
  await memory.get('/about', read);
  expect(read).toHaveBeenCalledTimes(3);
});

test('whoever returns is shown what is remembered at once, and it is read anew behind', async () => {
  const memory = new PageMemory();
  await memory.get('/', () => ready('old'));
  vi.advanceTimersByTime(MINUTE);
  memory.returns();
  expect(await memory.get('/', () => ready('new'))).toEqual(ready('old'));
  expect(memory.arrived()).toBe('/');
  expect(await memory.renew('/')).toBe(true);
  expect(await memory.get('/', () => ready('newer'))).toEqual(ready('new'));
  expect(memory.arrived()).toBeNull();
});

test('what has not changed meanwhile is not drawn again', async () => {
  const memory = new PageMemory();
  await memory.get('/', () => ready('same'));
  vi.advanceTimersByTime(MINUTE);
  memory.returns();
  await memory.get('/', () => ready('same'));
  memory.arrived();
  expect(await memory.renew('/')).toBe(false);
});

test('whoever returns to a page that is gone by now is told so, and it is not remembered any longer', async () => {
  const memory = new PageMemory();
  const missing = { data: { kind: 'missing' }, init: { status: 404 } };
  await memory.get('/product/withdrawn', () => ready('old'));
  vi.advanceTimersByTime(MINUTE);
  memory.returns();
  expect(await memory.get('/product/withdrawn', () => missing)).toEqual(ready('old'));
  expect(await memory.renew(memory.arrived()!)).toBe(true);
  expect(await memory.get('/product/withdrawn', () => missing)).toEqual(missing);
  memory.returns();
  expect(await memory.get('/product/withdrawn', () => missing)).toEqual(missing);
});

test('a failure is not remembered, and what is remembered outlives one', async () => {
  const memory = new PageMemory();
  await memory.get('/away', () => failed);
  expect(await memory.get('/away', () => ready('back'))).toEqual(ready('back'));
  await expect(memory.get('/lost', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await memory.get('/lost', () => ready('back'))).toEqual(ready('back'));
  vi.advanceTimersByTime(MINUTE);
  memory.returns();
  await memory.get('/away', () => failed);
  expect(await memory.renew(memory.arrived()!)).toBe(false);
  memory.returns();
  expect(await memory.get('/away', () => failed)).toEqual(ready('back'));
});

test('a long walk leaves no more than forty pages behind', async () => {
  const memory = new PageMemory();
  const read = vi.fn(() => ready('page'));
  for (let page = 0; page <= 40; page++) await memory.get(`/blog?page=${page}`, read);
  await memory.get('/blog?page=40', read);
  expect(read).toHaveBeenCalledTimes(41);
  await memory.get('/blog?page=0', read);
  expect(read).toHaveBeenCalledTimes(42);
});

test('what stands in for a shop that is away is shown once, and asked for again', async () => {
  const memory = new PageMemory();
  memory.seed('/', { kind: 'ready', data: { products: { asOf: '2026-11-22T08:00:00+02:00' } } });
  expect(await memory.get('/', () => ready({ products: { asOf: null } }))).toEqual(ready({ products: { asOf: null } }));
});
