import { expect, test } from '@playwright/test';
import { weighRoutes } from '../bench/weights.ts';

const FIRST_KB = 154;
const FURTHER_KB = 27;
/** The checkout begins with the cache that its cart is changed in; everywhere else it comes when something is asked. */
const CHECKOUT_KB = 205;

test('no route needs more JavaScript than it may', () => {
  const { routes } = weighRoutes();
  expect(routes.length).toBeGreaterThan(20);
  const others = routes.filter(({ name }) => name !== 'Checkout');
  expect(others.filter(({ first }) => first > FIRST_KB)).toEqual([]);
  expect(others.filter(({ further }) => further > FURTHER_KB)).toEqual([]);
  expect(routes.find(({ name }) => name === 'Checkout')?.first).toBeLessThan(CHECKOUT_KB);
});
