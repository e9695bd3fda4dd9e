import { expect, it, onTestFinished } from 'vitest';
import { startRecorded } from '../../test/recorded.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startRecorded();

it('switched off, sends in the place of the worker one that forgets everything and removes itself', async () => {
  const site = await serveSite(service.gateway({ env: { OFFLINE_PAGES: 'off' } }));
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/service-worker.js`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  // Browsers ask again whether it is still the one that they have.
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const listeners: Record<string, (event: { waitUntil(work: unknown): void }) => void> = {};
  const left = new Set(['pages', 'files']);
  let removed = false;
  const run = new Function('addEventListener', 'skipWaiting', 'caches', 'registration', await response.text());
  run(
    (type: string, listen: never) => (listeners[type] = listen),
    () => {},
    { keys: async () => [...left], delete: async (name: string) => left.delete(name) },
    { unregister: async () => (removed = true) },
  );
  let work: unknown;
  listeners.activate?.({ waitUntil: given => (work = given) });
  await work;
  expect([[...left], removed, listeners.fetch]).toEqual([[], true, undefined]);
});
