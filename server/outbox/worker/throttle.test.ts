import { expect, it } from 'vitest';
import { RouteThrottle } from './throttle.ts';

function failing(times: number, now = 0): RouteThrottle {
  const throttle = new RouteThrottle();
  for (let n = 0; n < times; n++) throttle.failed(now);
  return throttle;
}

it('lets four go at once, and of visitors’ own tries eight', () => {
  const throttle = new RouteThrottle();
  const rooms = Array.from({ length: 9 }, () => {
    const room = [throttle.room(0), throttle.roomForVisitor()];
    throttle.began();
    return room;
  });
  expect(rooms.map(([room]) => room)).toEqual([4, 3, 2, 1, 0, 0, 0, 0, 0]);
  expect(rooms.map(([, visitors]) => visitors)).toEqual([...Array(8).fill(true), false]);
  throttle.ended();
  throttle.ended();
  expect(throttle.roomForVisitor()).toBe(true);
});

it('takes one failure for the fault of what was sent', () => {
  const throttle = failing(1);
  expect(throttle.room(0)).toBe(4);
  expect(throttle.worked(0)).toBe(false);
});

it('tries one now and then during an outage, at least every five seconds', () => {
  const throttle = failing(2);
  expect([throttle.room(999), throttle.room(1_000)]).toEqual([0, 1]);
  throttle.began();
  expect([throttle.room(1_000), throttle.roomForVisitor()]).toEqual([0, false]);
  const long = failing(100, 7_000);
  expect([long.room(11_999), long.room(12_000)]).toEqual([0, 1]);
});

it('wakes what waits at the end of an outage, and not again for ten seconds', () => {
  const throttle = failing(2);
  expect(throttle.worked(5_000)).toBe(true);
  expect(throttle.room(5_000)).toBe(4);
  for (const [now, wakes] of [
    [6_000, false],
    [15_000, true],
  ] as const) {
    throttle.failed(now);
    throttle.failed(now);
    expect(throttle.worked(now)).toBe(wakes);
  }
});

it('lets what waits go at a sign of life, once a try has failed, and believes the next sign later', () => {
  const throttle = new RouteThrottle();
  expect(throttle.heard(0)).toBe(false);
  throttle.failed(0);
  throttle.failed(0);
  expect(throttle.room(10)).toBe(0);
  expect([throttle.heard(10), throttle.room(10)]).toEqual([true, 1]);
  throttle.failed(20);
  const heardAt = [20, 1_000, 2_009, 2_010, 6_009, 6_010].filter(now => throttle.heard(now));
  expect(heardAt).toEqual([2_010, 6_010]);
  throttle.worked(7_000);
  expect(throttle.heard(20_000)).toBe(false);
  throttle.failed(20_000);
  expect([throttle.heard(20_000), throttle.heard(21_999), throttle.heard(22_000)]).toEqual([true, false, true]);
});
