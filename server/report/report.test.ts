import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Upstream } from '../upstreams/http.ts';
import { createReports } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service without a row, whose answers come when they are let through. */
function slowService() {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  const upstream: Upstream = {
    ...{ name: 'content', baseUrl: 'http://wp.example/wp-json', close: async () => {} },
    async call(path) {
      asked.push(path);
      await gate.promise;
      return { status: 200, json: [], headers: {}, bytes: 2, total: 0, totalPages: 1 };
    },
  };
  return { upstream, asked, answer: gate.resolve };
}

it('shows what took longer than anybody waits as soon as it is there, and reads nothing twice for it', async () => {
  const { upstream, asked, answer } = slowService();
  const reports = createReports({
    ...{ content: upstream, shop: upstream, isBackend: () => false, log: pino({ level: 'silent' }) },
    catalogue: {} as Catalogue,
  });
  const first = reports.read();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await first).toBeNull();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  const calls = asked.length;
  expect(await reports.read()).toMatchObject({ stumbles: [] });
  expect(asked).toHaveLength(calls);
});
