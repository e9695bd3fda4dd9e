import { expect, test } from 'vitest';
import { reductionFor } from './reduction.ts';
import { rulerOf } from './ruler.ts';

const marks = (path: string) => [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));

test.each([
  [3.78, 1, 10],
  [1.89, 5, 50],
  [0.378, 10, 100],
  [0.0378, 100, 1_000],
])('at %d pixels a millimetre there is a mark each %d mm and a number each %d', (pxPerMm, mark, number) => {
  const { path, numbers } = rulerOf(400, pxPerMm);
  const [first, second] = marks(path);
  expect(first).toBe(0);
  expect(second).toBeCloseTo(mark * pxPerMm, 1);
  expect(numbers.slice(0, 2).map(({ mm }) => mm)).toEqual([0, number]);
  expect(Math.max(...marks(path))).toBeLessThanOrEqual(400);
});

test.each([
  [100, 50, 1],
  [101, 50, 2],
  [100, 51, 2],
  [1_000, 10, 10],
  [1_000_000, 10, 500],
])('%d by %d pixels in 100 by 50 is drawn at 1:%d', (width, height, reduction) => {
  expect(reductionFor(width, height, { width: 100, height: 50 })).toBe(reduction);
});
