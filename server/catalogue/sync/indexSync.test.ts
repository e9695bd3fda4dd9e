import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIndexSync, INTERVALS, type IndexSync } from './indexSync.ts';

const HOUR = 3_600_000;
/** What each may cost at 50,000 products: three lists a minute in the shop and four in the content, a portion with its variations. */
const CALLS = { refresh: 7, compare: 4, step: 3 };

let indexSync: IndexSync | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await indexSync?.close();
  vi.useRealTimers();
});

/** Counts what a index sync asks for; a walk has `portions`. */
function counted(portions: number, lastWalk: number | null = null) {
  const asked = { step: 0, refresh: 0, compare: 0 };
  let left = portions;
  let walked = lastWalk;
  const count = (what: keyof typeof asked) => async () => {
    asked[what] += 1;
  };
  indexSync = createIndexSync({
    ...{ name: 'shop', log: pino({ level: 'silent' }), intervals: INTERVALS },
    lastWalk: () => walked,
    restart: async () => {},
    async step() {
      asked.step += 1;
      left -= 1;
      if (left > 0) return false;
      left = portions;
      walked = Date.now();
      return true;
    },
    ...{ refresh: count('refresh'), compare: count('compare'), renew: async () => {} },
  });
  return { asked, indexSync };
}

test('a first walk is read at one go', async () => {
  const { asked, indexSync } = counted(500);
  await indexSync.start();
  expect(asked).toEqual({ step: 500, refresh: 0, compare: 0 });
});

test('a later walk is spread out, and what changed is looked for meanwhile', async () => {
  const { asked, indexSync } = counted(500, Date.now() - INTERVALS.walk);
  await indexSync.start();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(asked.step).toBeGreaterThan(110);
  expect(asked.step).toBeLessThanOrEqual(121);
  expect(asked.refresh).toBeGreaterThan(55);
  expect(asked.compare).toBeGreaterThanOrEqual(6);
  const calls = asked.step * CALLS.step + asked.refresh * CALLS.refresh + asked.compare * CALLS.compare;
  expect(calls / 60).toBeLessThan(20);
});

test('a walk is read once a day', async () => {
  const { asked, indexSync } = counted(10, Date.now());
  await indexSync.start();
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(asked.step).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(asked.step).toBe(10);
});
