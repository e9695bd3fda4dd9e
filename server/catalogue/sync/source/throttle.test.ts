import { expect, test } from 'vitest';
import { UpstreamError } from '../../../upstreams/errors.ts';
import { createRouteThrottle } from './throttle.ts';

const PATIENCE_MS = 60_000;

test('rests as long as a page took while a row takes three times as long as the quickest did, and no longer', () => {
  const throttle = createRouteThrottle(PATIENCE_MS);
  throttle.answered('products', 100, 1_000);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([10, 0]);
  throttle.answered('products', 100, 3_500);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([35, 3_500]);
  throttle.answered('products', 100, 1_200);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([12, 0]);
});

test('rests no longer than its patience, and judges by no page that is mostly the start of WordPress', () => {
  const throttle = createRouteThrottle(PATIENCE_MS);
  throttle.answered('products', 100, 500);
  throttle.answered('products', 3, 900);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([5, 0]);
  throttle.answered('products', 100, 90_000);
  expect(throttle.restMs).toBe(PATIENCE_MS);
});

test('tells the time of a row of a shop that has few, by its fullest page, and rests for none of them', () => {
  const throttle = createRouteThrottle(PATIENCE_MS);
  throttle.answered('categories', 12, 3_000);
  expect(throttle.msPerRow).toBeNull();
  throttle.answered('products', 40, 20_000);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([500, 0]);
  throttle.answered('posts', 60, 6_000);
  expect([throttle.msPerRow, throttle.restMs]).toEqual([100, 0]);
});

test('halves a list that was cut off and no other, down to one row, and none that was refused', () => {
  const throttle = createRouteThrottle(PATIENCE_MS);
  const cutOff = new UpstreamError('shop', '/wc/v3/products', 'timeout');
  const sizes: number[] = [];
  while (throttle.failed('products', cutOff)) sizes.push(throttle.size('products'));
  expect(sizes).toEqual([50, 25, 10, 5, 2, 1]);
  expect([throttle.size('posts'), throttle.failed('posts', new Error('of our own'))]).toEqual([100, false]);
});
