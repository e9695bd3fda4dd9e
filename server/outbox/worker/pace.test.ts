import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

function failing(times: number, now = 0): Pace {
  const pace = new Pace();
  for (let n = 0; n < times; n++) pace.failed(now);
  return pace;
}

it('lets four go at once, and of visitors’ own tries eight', () => {
  const pace = new Pace();
  const rooms = Array.from({ length: 9 }, () => {
    const room = [pace.room(0), pace.roomForVisitor()];
    pace.began();
    return room;
  });
  expect(rooms.map(([room]) => room)).toEqual([4, 3, 2, 1, 0, 0, 0, 0, 0]);
  expect(rooms.map(([, visitors]) => visitors)).toEqual([...Array(8).fill(true), false]);
  pace.ended();
  pace.ended();
  expect(pace.roomForVisitor()).toBe(true);
});

it('takes one failure for the fault of what was sent', () => {
  const pace = failing(1);
  expect(pace.room(0)).toBe(4);
  expect(pace.worked(0)).toBe(false);
});

it('tries one now and then during an outage, at least every five seconds', () => {
  const pace = failing(2);
  expect([pace.room(999), pace.room(1_000)]).toEqual([0, 1]);
  pace.began();
  expect([pace.room(1_000), pace.roomForVisitor()]).toEqual([0, false]);
  const long = failing(100, 7_000);
  expect([long.room(11_999), long.room(12_000)]).toEqual([0, 1]);
});

it('wakes what waits at the end of an outage, and not again for ten seconds', () => {
  const pace = failing(2);
  expect(pace.worked(5_000)).toBe(true);
  expect(pace.room(5_000)).toBe(4);
  for (const [now, wakes] of [
    [6_000, false],
    [15_000, true],
  ] as const) {
    pace.failed(now);
    pace.failed(now);
    expect(pace.worked(now)).toBe(wakes);
  }
});
